/**
 * Two sides of one draft held against each other (草稿对照), entry by entry: what a person put in is the same, or is taken as the other side has it. Keys
 * are those of `differencesOf`: `field NB1001^babyName`.
 */
import { isSameEntry } from '@ljonething/domain/draft/isSameEntry'
import type { HandlingState } from '../HandlingState.ts'

const parts = { answer: 'answers', param: 'checkParams', declaration: 'declarations', field: 'values', material: 'files' } as const
const kinds = ['answer', 'param', 'declaration', 'field', 'material'] as const

export const isSamePart = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameEntry(one[key], other[key]))

/** What a person put in is the same. */
export const isSameContent = (one: HandlingState, other: HandlingState): boolean =>
  one.region === other.region &&
  one.guideDone === other.guideDone &&
  one.noticeRead === other.noticeRead &&
  one.formDone === other.formDone &&
  isSamePart(one.checkResults, other.checkResults) &&
  kinds.every((kind) => isSamePart(one[parts[kind]], other[parts[kind]]))

/** The state with the entries of these keys as the other side has them. */
export const withEntriesOf = (state: HandlingState, other: HandlingState, keys: readonly string[]): HandlingState => {
  const taken = <A>(kind: string, mine: Readonly<Record<string, A>>, theirs: Readonly<Record<string, A>>): Readonly<Record<string, A>> => {
    const names = new Set(keys.flatMap((key) => (key.startsWith(`${kind} `) ? key.slice(kind.length + 1) : [])))
    if (names.size === 0) return mine
    const pick = (side: Readonly<Record<string, A>>, isTheirs: boolean) =>
      Object.entries(side).filter(([name]) => names.has(name) === isTheirs)
    return Object.fromEntries([...pick(mine, false), ...pick(theirs, true)])
  }
  const answers = taken('answer', state.answers, other.answers)
  const values = taken('field', state.values, other.values)
  const guideDone = state.guideDone && isSamePart(answers, state.answers)
  return {
    ...state,
    region: keys.includes('region') ? other.region : state.region,
    answers,
    guideDone,
    formDone: state.formDone && guideDone && isSamePart(values, state.values),
    checkParams: taken('param', state.checkParams, other.checkParams),
    declarations: taken('declaration', state.declarations, other.declarations),
    values,
    files: taken('material', state.files, other.files)
  }
}
