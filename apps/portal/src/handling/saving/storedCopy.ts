/**
 * How the copy of a handling in a tab is stored (本机副本的存储格式): version 1 is `{ v: 1, state, draft?, dirty, userId? }` with the state as
 * `storedHandling` writes it; copies of a page that was open before there were versions lack the `v`. What is no copy gives undefined.
 */
import { amount, flag, isRecord, shape, text, textIfAny } from '@ljonething/domain/values/wireShape'
import type { HandlingState } from '../HandlingState.ts'
import type { SavedDraft } from '../HandlingStore.ts'
import { readHandling, writtenHandling } from './storedHandling.ts'

export interface RememberedHandling {
  readonly state: HandlingState
  readonly draft: SavedDraft | undefined
  readonly dirty: boolean
  /** Whose it is; undefined while a visitor. */
  readonly userId: string | undefined
}

const first = shape({
  state: readHandling,
  draft: shape({ rowGuid: text, version: amount, recordTime: text }).read,
  dirty: flag,
  userId: textIfAny
})

export const writtenCopy = ({ state, ...copy }: RememberedHandling) => ({ v: 1, ...copy, state: writtenHandling(state) })

export const readCopy = (value: unknown): RememberedHandling | undefined => {
  if (!isRecord(value) || (value['v'] !== undefined && value['v'] !== 1)) return undefined
  const copy = first.read(value)
  return copy?.state === undefined ? undefined : { ...copy, state: copy.state }
}
