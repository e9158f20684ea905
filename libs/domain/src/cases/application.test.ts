import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationGroup, applicationStanding, applicationState, standingsIn, tallyOf } from './application.ts'
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

describe('the lists an application stands in', () => {
  it.each([
    [
      [9, 13],
      ['inProgress', 'notPassed']
    ],
    [[9, 11], ['inProgress']],
    [[16, 13], ['notPassed']],
    [[16, 51], ['success']],
    [[], ['notPassed']]
  ])('%j stands in %j', (statuses, groups) => {
    const standing = applicationStanding(statuses)
    expect(Object.entries(standingsIn).flatMap(([group, standings]) => (standings.includes(standing) ? [group] : []))).toEqual(groups)
  })
})

describe('the whole in words', () => {
  it.each([
    [[9, 11], 0, '在办', undefined],
    [[6, 11], 0, '有 1 项需要补正', 'correction'],
    [[6, 6, 7], 1, '有 2 项需要补正，1 项未通过', 'correction'],
    [[9, 7], 1, '有 1 项未通过', 'refusal'],
    [[9, 9], 2, '有 2 项超过承诺时间', 'late'],
    [[16, 13], 0, '未通过', 'refusal'],
    [[51, 51], 0, '已撤回', 'withdrawn'],
    [[16, 51], 0, '办结', undefined],
    [[], 0, '在办', undefined]
  ])('%j, %s late → %s', (statuses, late, text, attention) => {
    expect(applicationState(statuses, { late, waiting: 0 })).toEqual({ text, ...(attention === undefined ? {} : { attention }) })
  })

  it('says how many wait for another of its matters, after what concerns the person', () => {
    expect(applicationState([9, 1, 1], { late: 0, waiting: 2 })).toEqual({ text: '在办，2 项等待其他事项的结果' })
    expect(applicationState([9, 1], { late: 1, waiting: 1 })).toMatchObject({ attention: 'late' })
    expect(applicationState([6, 1], { late: 0, waiting: 1 })).toMatchObject({ attention: 'correction' })
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
