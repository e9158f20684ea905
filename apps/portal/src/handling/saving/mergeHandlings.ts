/**
 * Puts two sides of one draft together (合并草稿): the state here and the one saved elsewhere, against what both began with. Only what both sides
 * changed differently has to be asked; it stays as it is here until then. Clashes have the keys of `differencesOf`: `field NB1001^babyName`.
 *
 * What follows from other parts follows them: a guide or form is finished where it is as one side finished it; what registers said and both
 * sides were told differently is asked again.
 */
import { isSameEntry, mergeSides } from '@ljonething/domain/draft/mergeSides'
import type { HandlingState } from '../HandlingState.ts'

const parts = { answer: 'answers', param: 'checkParams', declaration: 'declarations', field: 'values', material: 'files' } as const
const kinds = ['answer', 'param', 'declaration', 'field', 'material'] as const

export interface MergedHandling {
  readonly state: HandlingState
  readonly clashes: readonly string[]
}

const isSamePart = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
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

export const mergeHandlings = (base: HandlingState | undefined, mine: HandlingState, theirs: HandlingState): MergedHandling => {
  const region = mergeSides(base && { region: base.region }, { region: mine.region }, { region: theirs.region })
  const answers = mergeSides(base?.answers, mine.answers, theirs.answers)
  const checkParams = mergeSides(base?.checkParams, mine.checkParams, theirs.checkParams)
  const declarations = mergeSides(base?.declarations, mine.declarations, theirs.declarations)
  const values = mergeSides(base?.values, mine.values, theirs.values)
  const files = mergeSides(base?.files, mine.files, theirs.files)
  const results = mergeSides(base?.checkResults, mine.checkResults, theirs.checkResults)
  const registered = mergeSides(base?.registered, mine.registered, theirs.registered)
  const sides = [mine, theirs]
  const guideDone = sides.some((side) => side.guideDone && isSamePart(side.answers, answers.merged))
  return {
    state: {
      ...mine,
      region: region.merged['region'] ?? mine.region,
      regionChosen: mine.regionChosen || theirs.regionChosen,
      answers: answers.merged,
      guideDone,
      noticeRead: mine.noticeRead || theirs.noticeRead,
      checkParams: checkParams.merged,
      checkResults: Object.fromEntries(Object.entries(results.merged).filter(([code]) => !results.clashes.includes(code))),
      declarations: declarations.merged,
      values: values.merged,
      registered: registered.merged,
      files: files.merged,
      formDone: guideDone && sides.some((side) => side.formDone && isSamePart(side.values, values.merged))
    },
    clashes: [
      ...region.clashes,
      ...Object.entries({ answer: answers, param: checkParams, declaration: declarations, field: values, material: files }).flatMap(
        ([kind, { clashes }]) => clashes.map((name) => `${kind} ${name}`)
      )
    ]
  }
}
