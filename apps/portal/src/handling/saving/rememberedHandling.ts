/**
 * The copy of a handling in this tab (spec §3.3); it survives refresh and back, and holds nothing once submitted.
 *
 * Written when a change is followed by a pause, and at once when the page is hidden or left (`rememberPending`); what is read here counts what
 * is not written yet. A copy that did not change is not written. Where there is a draft, which is saved in pauses itself, the copy is written some
 * seconds after the first change that the draft does not have by then: a tab that is lost finds the rest there, newer than its copy.
 */
import { readJson } from '@ljonething/domain/values/readJson'
import { tabStorage } from '../../browser/tabStorage.ts'
import { copyText, readCopy } from './storedCopy.ts'
import type { RememberedHandling } from './storedCopy.ts'

const pauseMs = 300
/** Where there is a draft: from the first change that it does not have. */
const longestMs = 3_000
const keyOf = (sceneCode: string) => `onething:${sceneCode}`

const pending = new Map<string, RememberedHandling>()
const written = new Map<string, RememberedHandling>()
let timer: ReturnType<typeof setTimeout> | undefined

const isInDraft = ({ state, base, draft, dirty }: RememberedHandling): boolean => draft !== undefined && !dirty && base === state

/** Would be lost with this tab; what its draft has is found by a copy that knows of the draft and has no changes of its own. */
const isAtRisk = (handling: RememberedHandling): boolean => {
  const copy = written.get(handling.state.sceneCode)
  return !isInDraft(handling) || copy === undefined || !isInDraft(copy) || copy.draft?.rowGuid !== handling.draft?.rowGuid
}

const isSame = (one: RememberedHandling | undefined, other: RememberedHandling): boolean =>
  one?.state === other.state &&
  one.base === other.base &&
  one.draft === other.draft &&
  one.dirty === other.dirty &&
  one.userId === other.userId

export const recallHandling = (sceneCode: string): RememberedHandling | undefined => {
  const waiting = pending.get(sceneCode)
  if (waiting !== undefined) return waiting
  const copy = readCopy(readJson(tabStorage.get(keyOf(sceneCode)) ?? ''))
  return copy?.state.sceneCode === sceneCode ? copy : undefined
}

/** What this tab has of a scene, where it is this person's or was begun by a visitor. */
export const recallOwn = (sceneCode: string, userId: string | undefined): RememberedHandling | undefined => {
  const copy = recallHandling(sceneCode)
  return copy?.userId === undefined || copy.userId === userId ? copy : undefined
}

export const rememberHandling = (handling: RememberedHandling): void => {
  const { sceneCode } = handling.state
  pending.delete(sceneCode)
  written.set(sceneCode, handling)
  tabStorage.set(keyOf(sceneCode), copyText(handling))
}

const stopTimer = (): void => {
  clearTimeout(timer)
  timer = undefined
}
const write = (handlings: readonly RememberedHandling[]): void => {
  stopTimer()
  handlings.forEach(rememberHandling)
}
const atRisk = (): readonly RememberedHandling[] => [...pending.values()].filter(isAtRisk)
const writeAtRisk = (): void => write(atRisk())

/** Writes what is still waiting. */
export const rememberPending = (): void => write([...pending.values()])

/** Writes it soon, or not at all where its draft has it and the copy says so. A copy with changes that the draft has by now is written clean. */
export const rememberSoon = (handling: RememberedHandling): void => {
  const { sceneCode } = handling.state
  const last = pending.get(sceneCode) ?? written.get(sceneCode)
  if (isSame(last, handling)) return
  pending.set(sceneCode, handling)
  const isSaved = isInDraft(handling)
  const isSameWork = last?.state === handling.state && last.userId === handling.userId && last.draft?.rowGuid === handling.draft?.rowGuid
  if (isSameWork && !isSaved) return
  if (handling.draft !== undefined && !isSaved) {
    timer ??= setTimeout(writeAtRisk, longestMs)
    return
  }
  stopTimer()
  if (atRisk().length > 0) timer = setTimeout(writeAtRisk, pauseMs)
}

export const forgetHandling = (sceneCode: string): void => {
  pending.delete(sceneCode)
  written.delete(sceneCode)
  tabStorage.remove(keyOf(sceneCode))
}
