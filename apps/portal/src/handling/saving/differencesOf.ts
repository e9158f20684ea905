/**
 * What differs between two sides of one draft (草稿差异), of the lines asked for: answers, fields, conditions and files, each with both values as a
 * person reads them; names, ID numbers and phones masked. Example: `{ label: '母亲信息：姓名', mine: '周*', theirs: '赵*' }`.
 */
import { inlineOptions } from '@ljonething/domain/form/dictionaries'
import { componentTypeOf } from '@ljonething/domain/form/fieldFormat'
import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { FieldTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { Question, Scene } from '@ljonething/domain/scene/Scene'
import { askedFacts } from '@ljonething/domain/registers/askedFacts'
import { maskSensitive } from '@ljonething/domain/display/maskText'
import { displayValue } from '@ljonething/domain/form/displayValue'
import type { HandlingState } from '../HandlingState.ts'
import { regionName } from '../startRegion.ts'
import { everyQuestion } from './everyQuestion.ts'

export interface Difference {
  readonly key: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

type Side = (state: HandlingState) => string
interface Line {
  readonly key: string
  readonly label: string
  readonly of: Side
}

const answerLine = ({ code, title, choices, defaultChoice }: Question): Line => ({
  key: `answer ${code}`,
  label: title,
  of: ({ answers }) => {
    const values = [answers[code] ?? defaultChoice ?? []].flat()
    return choices.flatMap((choice) => (values.includes(choice.value) ? [choice.text] : [])).join('、')
  }
})

const sensitiveKind = ({ extField }: FieldTemplate): string | undefined => {
  const kind = extField?.['sensitive']
  return typeof kind === 'string' ? kind : undefined
}

const fieldLine =
  (groupName: string, optionsUnder: (root: string) => readonly DictionaryOption[]) =>
  (field: FieldTemplate): Line => ({
    key: `field ${field.id}`,
    label: `${groupName}：${field.label}`,
    of: ({ values }) =>
      displayValue(
        { componentType: componentTypeOf(field.typeName), sensitive: sensitiveKind(field) },
        values[field.id] ?? '',
        inlineOptions(field.dataSource ?? '') ?? optionsUnder(field.dictRootCode ?? '')
      )
  })

const declared: Readonly<Record<string, string>> = { '1': '符合', '0': '不符合' }

const linesOf = (scene: Scene, optionsUnder: (root: string) => readonly DictionaryOption[]): readonly Line[] => [
  { key: 'region', label: '办理地区', of: ({ region }) => regionName(scene, region) },
  ...everyQuestion(scene.guide?.questions ?? []).map(answerLine),
  { key: 'notice', label: '办理须知', of: ({ noticeRead }) => (noticeRead ? '已阅读' : '未阅读') },
  ...Object.entries(askedFacts).map(([name, { label, sensitive }]): Line => ({
    key: `param ${name}`,
    label,
    of: ({ checkParams }) => maskSensitive(sensitive, checkParams[name] ?? '')
  })),
  ...scene.preChecks.map(({ code, title }): Line => ({
    key: `declaration ${code}`,
    label: title,
    of: ({ declarations }) => declared[declarations[code] ?? ''] ?? ''
  })),
  ...(scene.form?.groups ?? []).flatMap((group) => group.fields.map(fieldLine(group.name, optionsUnder))),
  ...scene.materials.map(({ code, label }): Line => ({
    key: `material ${code}`,
    label,
    of: ({ files }) => (files[code] ?? []).map((file) => file.name).join('、')
  }))
]

export const differencesOf = (
  scene: Scene,
  mine: HandlingState,
  theirs: HandlingState,
  keys: readonly string[],
  optionsUnder: (root: string) => readonly DictionaryOption[] = () => []
): readonly Difference[] =>
  linesOf(scene, optionsUnder).flatMap(({ key, label, of }) => {
    const sides = { mine: of(mine), theirs: of(theirs) }
    if (!keys.includes(key)) return []
    return [{ key, label, ...sides, ...(sides.mine === sides.theirs ? { theirs: `${sides.theirs}（隐藏的部分不同）` } : {}) }]
  })
