/** Pre-checks and guide of a scene (条件预检、情形引导), as they stand in a scene file. Questions nest. Source: spec §3.2. */
import { newUserType } from '@ljonething/domain/codes/user'
import { parseCondition } from '@ljonething/domain/condition/parseCondition'
import type { Choice, ChoiceEffects, PreCheck, Question } from '@ljonething/domain/scene/Scene'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'
import { parsedBy } from './parsedBy.ts'
import { CheckedRegister, FilledText, Flag, Text, Texts, Truth } from './sceneValues.ts'

const { Array: List, Literals, Record, Struct, optionalKey, suspend } = Schema

export const PreCheckSchema = exactly<PreCheck>()(
  Struct({
    code: FilledText,
    title: FilledText,
    detail: Text,
    choices: List(Struct({ text: FilledText, value: FilledText })),
    expected: FilledText,
    check: Struct({
      api: CheckedRegister,
      params: Texts,
      mode: Literals(['typeNotZero', 'typeEquals', 'inverted', 'gte', 'offlineStatus']),
      success: optionalKey(Text),
      blockOn: optionalKey(Texts)
    }),
    matters: optionalKey(Texts),
    failMessage: optionalKey(FilledText),
    when: optionalKey(parsedBy((value) => parseCondition(value))),
    proof: optionalKey(Texts),
    fill: optionalKey(List(Struct({ of: optionalKey(FilledText), fields: Record(Schema.String, FilledText), closed: optionalKey(Texts) })))
  })
)

const ChoiceEffectsSchema = exactly<ChoiceEffects>()(
  Struct({
    addMatters: optionalKey(Texts),
    removeMatters: optionalKey(Texts),
    addMaterials: optionalKey(Texts),
    removeMaterials: optionalKey(Texts),
    addFields: optionalKey(Texts),
    removeFields: optionalKey(Texts),
    setFields: optionalKey(Record(Schema.String, Text)),
    block: optionalKey(FilledText),
    goto: optionalKey(Texts)
  })
)

const ChoiceSchema = exactly<Choice>()(
  Struct({
    id: FilledText,
    text: FilledText,
    value: FilledText,
    cue: optionalKey(Text),
    object: optionalKey(Literals(newUserType.codes)),
    effects: optionalKey(ChoiceEffectsSchema),
    questions: optionalKey(List(suspend((): Schema.Codec<Question> => QuestionSchema)))
  })
)

export const QuestionSchema = exactly<Question>()(
  Struct({
    code: FilledText,
    title: FilledText,
    displayMode: Flag,
    hidden: optionalKey(Truth),
    multiple: optionalKey(Truth),
    defaultChoice: optionalKey(FilledText),
    choices: List(ChoiceSchema)
  })
)
