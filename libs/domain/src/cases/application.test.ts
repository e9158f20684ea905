import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationGroup, tallyOf } from './application.ts'
import { caseStatusCodes, groupOf } from './caseStatus.ts'

describe('applicationGroup', () => {
  it.each([
    [[11, 9], 'inProgress'],
    [[3, 6], 'inProgress'],
    [[16, 15], 'success'],
    [[16, 13], 'notPassed'],
    [[16, 51], 'success'],
    [[51, 51], 'notPassed'],
    [['16', 99], 'success'],
    [[99], undefined],
    [[], undefined]
  ])('%j → %s', (statuses, group) => {
    expect(applicationGroup(statuses)).toBe(group)
  })

  it('a single case gives its own group', () => {
    for (const status of caseStatusCodes) expect(applicationGroup([status])).toBe(groupOf(status))
  })

  it('does not depend on the order of the cases', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<unknown>(...caseStatusCodes, 99, 'x')), (statuses) => {
        expect(applicationGroup(statuses.toReversed())).toBe(applicationGroup(statuses))
      })
    )
  })
})

describe('tallyOf', () => {
  it('counts every known case once: open, ended well, refused or withdrawn', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...caseStatusCodes)), (statuses) => {
        const tally = tallyOf(statuses)
        expect(tally.open + tally.succeeded + tally.refused + tally.withdrawn).toBe(statuses.length)
      })
    )
    expect(tallyOf([1, 3, 16, 51, 99])).toEqual({ open: 1, succeeded: 1, refused: 1, withdrawn: 1 })
  })
})
