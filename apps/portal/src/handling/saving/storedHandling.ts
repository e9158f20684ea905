/**
 * How a handling is stored (办理的存储格式): the content of a draft, and part of the copy in a tab.
 *
 * Version 3 is the state without what only its tab knows, `{ v: 3, sceneCode, … }`; version 2 knew of what registers filled in only the value, unless
 * a pre-check's result said more; version 1 neither that nor who had chosen the region. Drafts saved before there were versions have the same parts
 * as version 1 without `v`, early ones not all of them. What is missing is empty; what is no handling, or of a version to come, gives undefined
 * (未获取到暂存数据). A sample of each version is kept in `stored/`: a changed shape is the next version, read from the one before; a result that also
 * says what the register knows is one with a key more.
 */
import { createClientId } from '@ljonething/crypto/ClientId'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import type { RegisteredValue } from '@ljonething/domain/registers/RegisteredValue'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { amount, flag, isRecord, listOf, shape, text, textIfAny } from '@ljonething/domain/values/wireShape'
import type { Kind } from '@ljonething/domain/values/wireShape'
import { storedFile } from '../../saving/storedFile.ts'
import type { CheckResult, HandlingState } from '../HandlingState.ts'

/** Entries that can be read. */
const recordOf =
  <T>(item: Kind<T | undefined>): Kind<Readonly<Record<string, T>>> =>
  (value) =>
    Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).flatMap(([name, each]): [string, T][] => {
        const read = item(each)
        return read === undefined ? [] : [[name, read]]
      })
    )

const answer: Kind<string | readonly string[]> = (value) => (Array.isArray(value) ? listOf(text)(value) : text(value))
const known = shape({ source: text, at: text, values: recordOf(text) })
const checkResult: Kind<CheckResult | undefined> = (value) => {
  const { status, message, ...more } = isRecord(value) ? value : {}
  if (!preCheckStatus.is(status)) return undefined
  const told = known.read(more['known'])
  return { status, message: text(message), ...(told === undefined ? {} : { known: told }) }
}
const key: Kind<string> = (value) => textIfAny(value) ?? createClientId()

const firstKinds = {
  sceneCode: text,
  region: text,
  answers: recordOf(answer),
  guideDone: flag,
  noticeRead: flag,
  checkParams: recordOf(text),
  checkResults: recordOf(checkResult),
  declarations: recordOf(text),
  values: recordOf(text),
  files: recordOf(listOf(storedFile)),
  formDone: flag,
  submitKey: key,
  draftKey: key,
  step: (value: unknown) => textIfAny(value) ?? 'themeMiddle'
}
const first = shape(firstKinds)
const second = shape({ ...firstKinds, regionChosen: flag, registered: recordOf(text) })
const registeredValue: Kind<RegisteredValue | undefined> = (value) => {
  const read = shape({ value: text, source: text, at: text }).read(value)
  const check = isRecord(value) ? textIfAny(value['check']) : undefined
  return read && { ...read, ...(check === undefined ? {} : { check }) }
}
const third = shape({ ...firstKinds, regionChosen: flag, registered: recordOf(registeredValue) })

const lostEntry = shape({ label: text, text })

const versions: ReadonlySet<unknown> = new Set([undefined, 1, 2, 3])

/** Where the result of a pre-check says the same value of the field, its register filled it. */
const withSources = (registered: FormValues, results: HandlingState['checkResults']): Readonly<Record<string, RegisteredValue>> =>
  Object.fromEntries(
    Object.entries(registered).map(([id, value]) => {
      const [check, result] = Object.entries(results).find(([, { known }]) => known?.values[shortId(id)] === value) ?? []
      const { source = '', at = '' } = result?.known ?? {}
      return [id, { value, source, at, ...(check === undefined ? {} : { check }) }]
    })
  )

const read = (value: Readonly<Record<string, unknown>>): Omit<HandlingState, 'typed' | 'refused' | 'guideAt'> | undefined => {
  if (value['v'] === 3) return third.read(value)
  if (value['v'] === 2) {
    const state = second.read(value)
    return state && { ...state, registered: withSources(state.registered, state.checkResults) }
  }
  const state = first.read(value)
  return state && { ...state, regionChosen: true, registered: {} }
}

/** Labels go with what is filled in: those of a whole scene would be half of what is saved with every pause. */
export const writtenHandling = ({ typed: _typed, refused: _refused, guideAt: _guideAt, labels, ...state }: HandlingState) => ({
  v: 3,
  ...state,
  labels: labels && Object.fromEntries(Object.keys({ ...state.answers, ...state.values, ...state.files }).map((key) => [key, labels[key]]))
})

const texts = new WeakMap<HandlingState, string>()

/** As JSON text, made once of a state: what the tab keeps, what the draft box is given and what it had are often the very same. */
export const handlingText = (state: HandlingState): string => {
  const text = texts.get(state) ?? JSON.stringify(writtenHandling(state))
  texts.set(state, text)
  return text
}

export const readHandling = (value: unknown): HandlingState | undefined => {
  if (!isRecord(value) || !versions.has(value['v'])) return undefined
  const state = read(value)
  if (state === undefined || state.sceneCode === '') return undefined
  const lost = listOf(lostEntry.read)(value['lost'])
  return {
    ...state,
    typed: [],
    applyNo: textIfAny(value['applyNo']),
    labels: isRecord(value['labels']) ? recordOf(text)(value['labels']) : undefined,
    asked: amount(value['asked']) || undefined,
    ...(lost.length === 0 ? {} : { lost })
  }
}
