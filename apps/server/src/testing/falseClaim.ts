/**
 * A false claim (冒名申报): somebody names another's child as their own, married abroad unless answered otherwise, and declares whatever no register
 * tells them.
 */
import { anotherBirth, prepareNewborn, signedAnew } from './newbornSubmission.ts'
import type { Prepared } from './newbornSubmission.ts'
import type { TestCaller } from './TestCaller.ts'

/** The sandbox's 马晓东. */
const claimant = { fatherIdCard: '230199197308080038', fatherBirth: '1973-08-08', babyName: '马北雪' }

export const falseClaim = async (caller: TestCaller, ofMother: string, bornAt = anotherBirth(), married = 'abroad'): Promise<Prepared> => {
  const prepared = await prepareNewborn(caller, bornAt, { answers: { NB_Q02: married } })
  const named: Readonly<Record<string, string>> = {
    ...claimant,
    motherIdCard: ofMother,
    motherBirth: [ofMother.slice(6, 10), ofMother.slice(10, 12), ofMother.slice(12, 14)].join('-')
  }
  const values = Object.fromEntries(
    Object.entries(prepared.params.values).map(([id, value]) => [id, named[id.slice(id.indexOf('^') + 1)] ?? value])
  )
  const declarations = Object.fromEntries(prepared.plan.preChecks.map(({ code, expected }) => [code, expected]))
  return signedAnew(caller, { ...prepared, params: { ...prepared.params, values, declarations } })
}
