/**
 * A kept handling against the scene as it is now (草稿与新版主题): nothing is dropped unsaid. What the scene still has stays; a field that has
 * another id and the same name is moved; everything else becomes `lost`, with the label it had, until the person has read it. Whatever changed, the
 * form is gone through again, and the guide where its questions changed. What was chosen from options and is a text now is their names.
 */
import { decodeCascader } from '@ljonething/domain/values/cascaderValue'
import { decodeTableRows } from '@ljonething/domain/values/tableRows'
import { maskIdCard } from '@ljonething/domain/display/maskText'
import { chosenOf } from '@ljonething/domain/form/chosenOf'
import { componentTypeOf, isJsonValue, shortId } from '@ljonething/domain/form/fieldFormat'
import type { HandlingState, LostEntry } from '../HandlingState.ts'
import type { SceneParts } from './sceneLabels.ts'
import { fieldsOf, labelsDigest, named, questionsOf } from './sceneLabels.ts'

type Entries<A> = readonly (readonly [string, A])[]

const citizenId = /\d{17}[\dXx]/g
const readable = (value: string): string => (decodeCascader(value)?.name ?? value).replace(citizenId, (number) => maskIdCard(number))

/** Of another kind of field before: readable where it can be, undefined where it says nothing any more. */
const valueFor = (typeName: string, value: string): string | undefined => {
  const component = componentTypeOf(typeName)
  const isStored = !isJsonValue(component) && component !== 'select' && /^[[{]/.test(value)
  const names = isStored ? chosenOf(value)?.map(({ name, value: code }) => name || code) : undefined
  if (names !== undefined && names.length > 0) return component === 'text' || component === 'textarea' ? names.join(' / ') : undefined
  return isStored && decodeTableRows(value).length > 0 ? undefined : value
}

const entriesOf = <A>(record: Readonly<Record<string, A>>): Entries<A> => Object.entries(record)
/** Until November 2026 a draft was saved with the labels of its whole scene, and nothing to tell them by. */
const askedBefore = ({ asked, labels }: HandlingState) => asked ?? (labels && labelsDigest(labels))

export const fitToScene = (scene: SceneParts, state: HandlingState): HandlingState => {
  const { labels, asked } = named(scene, state)
  const known = state.labels ?? {}
  const lost: LostEntry[] = []
  const lose = (key: string, text: string) => lost.push({ label: known[key] ?? '原来填写的一项', text })

  const fields = fieldsOf(scene)
  const types = new Map(fields.map(({ id, typeName }) => [id, typeName]))
  const ids = new Set(types.keys())
  const isFree = (id: string) => (state.values[id] ?? '') === ''
  /** Only what exactly one field is called can be told. */
  const idNamed = (name: string): string | undefined => {
    const [one, another] = fields.filter((field) => field.name === name)
    return another === undefined && one !== undefined && isFree(one.id) ? one.id : undefined
  }
  const placed = new Map(Object.keys(state.values).map((id) => [id, ids.has(id) ? id : idNamed(shortId(id))]))
  const moved = <A>(record: Readonly<Record<string, A>>): Readonly<Record<string, A>> =>
    Object.fromEntries(
      entriesOf(record).flatMap(([id, part]) => [placed.get(id) ?? (ids.has(id) ? id : [])].flat().map((to) => [to, part]))
    )
  for (const [id, value] of entriesOf(state.values)) if (placed.get(id) === undefined && value !== '') lose(id, readable(value))

  const values = Object.fromEntries(
    entriesOf(moved(state.values)).flatMap(([id, value]) => {
      const now = valueFor(types.get(id) ?? '', value)
      if (now === undefined) lose(id, decodeTableRows(value).length > 0 ? `${decodeTableRows(value).length} 条` : readable(value))
      return now === undefined ? [] : [[id, now]]
    })
  )
  const isReread = entriesOf(values).some(([id, value]) => moved(state.values)[id] !== value)

  const choices = new Map(questionsOf(scene).map(({ code, choices: all }) => [code, new Set(all.map(({ value }) => value))]))
  const answers = entriesOf(state.answers).flatMap(([code, answer]): (readonly [string, typeof answer])[] => {
    const offered = [answer].flat().filter((value) => choices.get(code)?.has(value) === true)
    if (offered.length === [answer].flat().length) return [[code, answer]]
    lose(code, choices.has(code) ? '选项有调整，请重新选择' : '不再询问')
    return offered.length === 0 ? [] : [[code, offered]]
  })
  const codes = new Set(scene.materials.map(({ code }) => code))
  const files = entriesOf(state.files).filter(([code, items]) => {
    if (!codes.has(code) && items.length > 0) lose(code, items.map(({ name }) => name).join('、'))
    return codes.has(code)
  })

  const isNew = lost.length > 0 || isReread || [...placed].some(([from, to]) => from !== to) || (askedBefore(state) ?? asked) !== asked
  if (!isNew) return { ...state, labels, asked }
  return {
    ...state,
    labels,
    asked,
    answers: Object.fromEntries(answers),
    values,
    registered: moved(state.registered),
    typed: state.typed.flatMap((id) => placed.get(id) ?? []),
    files: Object.fromEntries(files),
    lost: [...(state.lost ?? []), ...lost],
    guideDone: state.guideDone && answers.length === Object.keys(state.answers).length,
    formDone: false
  }
}
