/**
 * How the copy of a handling in a tab is stored (本机副本的存储格式): version 2 is `{ v: 2, state, base?, sent?, draft?, dirty, open?, userId?, … }` with
 * the states as `storedHandling` writes them, and what only the tab knows of its state, `typed, refused?, guideAt?`. The base is left out where it is
 * the state. Version 1 had no base: without changes it is the state itself, with changes it is unknown. Copies of a page that was open before there
 * were versions lack the `v`. What is no copy gives undefined.
 */
import { createClientId } from '@ljonething/crypto/ClientId'
import { amount, flag, isRecord, listOf, shape, text, textIfAny } from '@ljonething/domain/values/wireShape'
import { newHandling } from '../HandlingState.ts'
import type { HandlingCopy } from '../HandlingStore.ts'
import { handlingText, readHandling } from './storedHandling.ts'

export interface RememberedHandling extends HandlingCopy {
  /** Whose it is; undefined while a visitor. */
  readonly userId: string | undefined
}

/** Nothing is answered yet. */
export const newCopy = (sceneCode: string, region: string, userId: string | undefined): RememberedHandling => ({
  state: newHandling(sceneCode, region, createClientId),
  base: undefined,
  draft: undefined,
  dirty: false,
  userId
})

const firstKinds = {
  state: readHandling,
  draft: shape({ rowGuid: text, version: amount, recordTime: text }).read,
  dirty: flag,
  userId: textIfAny
}
const first = shape(firstKinds)

const issue = shape({
  kind: (value) => (value === 'material' ? 'material' : 'field'),
  id: text,
  label: text,
  fn: text,
  message: text,
  text
})
const second = shape({
  ...firstKinds,
  base: readHandling,
  sent: listOf(readHandling),
  open: listOf(text),
  typed: listOf(text),
  refused: shape({ step: text, issues: listOf(issue.read) }).read,
  guideAt: textIfAny
})

/** As JSON text, put together from those of its states. */
export const copyText = ({ state, base, sent, ...copy }: RememberedHandling): string => {
  const { typed, refused, guideAt } = state
  const states = [
    `"state":${handlingText(state)}`,
    ...(base === undefined || base === state ? [] : [`"base":${handlingText(base)}`]),
    ...(sent === undefined ? [] : [`"sent":[${sent.map(handlingText).join()}]`])
  ]
  return `{${states.join()},${JSON.stringify({ v: 2, ...copy, typed, refused, guideAt }).slice(1)}`
}

export const readCopy = (value: unknown): RememberedHandling | undefined => {
  if (!isRecord(value) || (value['v'] !== undefined && value['v'] !== 1 && value['v'] !== 2)) return undefined
  if (value['v'] !== 2) {
    const copy = first.read(value)
    return copy?.state === undefined ? undefined : { ...copy, state: copy.state, base: copy.dirty ? undefined : copy.state }
  }
  const copy = second.read(value)
  if (copy?.state === undefined) return undefined
  const { typed, refused, guideAt, open, sent, ...rest } = copy
  const state = { ...copy.state, typed, ...(refused === undefined ? {} : { refused }), ...(guideAt === undefined ? {} : { guideAt }) }
  return {
    ...rest,
    state,
    base: copy.base ?? (copy.dirty ? undefined : state),
    ...(open.length === 0 ? {} : { open }),
    ...(sent.length === 0 ? {} : { sent })
  }
}
