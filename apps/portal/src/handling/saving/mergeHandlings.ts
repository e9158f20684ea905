/**
 * Puts two sides of one draft together (合并草稿): the state here and the one saved elsewhere, against what both began with. Only what both sides
 * changed differently has to be asked; it stays as it is here until then. Clashes have the keys of `differencesOf`: `field NB1001^babyName`.
 *
 * What follows from other parts follows them: a guide or form is finished where it is as one side finished it; what registers said and both
 * sides were told differently is asked again.
 */
import { mergeSides } from '@ljonething/domain/draft/mergeSides'
import type { HandlingState } from '../HandlingState.ts'
import { isSamePart } from './sameHandling.ts'

export interface MergedHandling {
  readonly state: HandlingState
  readonly clashes: readonly string[]
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
