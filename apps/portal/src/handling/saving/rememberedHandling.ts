/**
 * The copy of a handling in this tab (spec §3.3); it survives refresh and back, and holds nothing once submitted.
 *
 * Written when a change is followed by a pause, and at once when the page is hidden or left (`rememberPending`); what is read here counts what
 * is not written yet. A copy that did not change is not written.
 */
import { readJson } from '@ljonething/domain/values/readJson'
import { tabStorage } from '../../browser/tabStorage.ts'
import { copyText, readCopy } from './storedCopy.ts'
import type { RememberedHandling } from './storedCopy.ts'

const pauseMs = 300
const keyOf = (sceneCode: string) => `onething:${sceneCode}`

const pending = new Map<string, RememberedHandling>()
const written = new Map<string, RememberedHandling>()
let timer: ReturnType<typeof setTimeout> | undefined

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

export const rememberHandling = (handling: RememberedHandling): void => {
  const { sceneCode } = handling.state
  pending.delete(sceneCode)
  written.set(sceneCode, handling)
  tabStorage.set(keyOf(sceneCode), copyText(handling))
}

/** Writes what is still waiting. */
export const rememberPending = (): void => {
  clearTimeout(timer)
  for (const handling of [...pending.values()]) rememberHandling(handling)
}

/**
 * Writes it after the next pause. That its draft was saved is written with the next change, or when the page is left: a copy that does not say
 * so loses nothing, since it is put together with its draft where that is newer.
 */
export const rememberSoon = (handling: RememberedHandling): void => {
  const { sceneCode } = handling.state
  const last = pending.get(sceneCode) ?? written.get(sceneCode)
  if (isSame(last, handling)) return
  pending.set(sceneCode, handling)
  const isSameWork = last?.state === handling.state && last.userId === handling.userId && last.draft?.rowGuid === handling.draft?.rowGuid
  if (isSameWork) return
  clearTimeout(timer)
  timer = setTimeout(rememberPending, pauseMs)
}

export const forgetHandling = (sceneCode: string): void => {
  pending.delete(sceneCode)
  written.delete(sceneCode)
  tabStorage.remove(keyOf(sceneCode))
}
