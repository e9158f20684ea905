import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workingDaysBetween } from '../calendar/workingDays.ts'
import { addDays } from '../condition/calendarDays.ts'
import { caseOf } from '../testing/caseOf.ts'
import { stepOf } from '../testing/stepOf.ts'
import { applicationGroup, applicationStanding, standingsIn, tallyOf } from './application.ts'
import { groupOf, isFinal, isFinished, labelOf, stopsTheClock } from './caseStatus.ts'
import { advanceCase, receiveCase } from './lifecycle.ts'
import type { Case, CaseAction } from './lifecycle.ts'
import { isWaiting } from './needs.ts'
import { promiseOf } from './promise.ts'
import { timelineOf } from './timeline.ts'
import { toCome } from './toCome.ts'
import { whyNotUrged } from './urging.ts'
import { consequencesOf } from './waiting.ts'

const firstDay = '2026-11-20'
const noon = (day: string) => `${day}T04:00:00.000Z`
const seed = { caseNo: 'A-M01', matterCode: 'M01', receivedAt: noon(firstDay) }

/** Choices of an action, each with the days that pass before it. */
const steps = fc.array(fc.record({ choice: fc.nat(20), days: fc.nat(9) }), { maxLength: 14 })

interface Walked {
  readonly theCase: Case
  readonly today: string
}

const walk = (choices: readonly { readonly choice: number; readonly days: number }[]): Walked =>
  choices.reduce<Walked>(
    ({ theCase, today }, { choice, days }) => {
      const day = addDays(today, days)
      return { theCase: stepOf(theCase, choice, noon(day))?.after ?? theCase, today: day }
    },
    { theCase: receiveCase(seed), today: firstDay }
  )

const walks = steps.map(walk)

describe('whatever departments and applicants do that the lifecycle allows', () => {
  it('the log replayed gives the same case, promise and timeline', () => {
    fc.assert(
      fc.property(walks, ({ theCase, today }) => {
        const again = caseOf(seed, theCase.log)
        expect(again).toEqual(theCase)
        expect(promiseOf(again, 5, today)).toEqual(promiseOf(theCase, 5, today))
        const steps = timelineOf(theCase)
        expect(steps.filter(({ state }) => state === 'current' || state === 'blocked').length).toBeLessThanOrEqual(1)
        expect(labelOf(theCase.status)).toBe(labelOf(theCase.log.at(-1)?.to ?? 1))
      })
    )
  })

  it('days used and the promised day tell the same, and only what runs may be late or urged', () => {
    fc.assert(
      fc.property(walks, fc.integer({ min: 1, max: 20 }), ({ theCase, today }, promisedDays) => {
        const promise = promiseOf(theCase, promisedDays, today)
        const { status } = theCase
        const runs = !isFinished(status) && !stopsTheClock(status)
        if (!isFinished(status)) expect(Math.max(0, promise.usedDays - promisedDays)).toBe(workingDaysBetween(promise.dueOn, today))
        if (promise.isLate) expect(runs).toBe(true)
        expect(runs && today > promise.dueOn).toBe(promise.isLate)
        expect(whyNotUrged({ status, ...promise }, false) === undefined).toBe(promise.isLate)
        expect(toCome(status, '省公安厅') === undefined).toBe(isFinal(status))
      })
    )
  })

  it('the sums of an application count every case once, and its group is that of its lists', () => {
    fc.assert(
      fc.property(fc.array(walks, { minLength: 1, maxLength: 6 }), (cases) => {
        const statuses = cases.map(({ theCase }) => theCase.status)
        const { open, succeeded, refused, withdrawn } = tallyOf(statuses)
        expect(open + succeeded + refused + withdrawn).toBe(cases.length)
        const group = applicationGroup(statuses)
        const standing = applicationStanding(statuses)
        expect(group === undefined ? [] : standingsIn[group]).toContain(standing)
        expect(standingsIn.notPassed.includes(standing)).toBe(refused > 0 || withdrawn === cases.length)
        expect(group === 'inProgress').toBe(statuses.some((status) => groupOf(status) === 'inProgress'))
      })
    )
  })

  it('what waits for another goes on or ends exactly when the other gives or will not give, whatever came before', () => {
    const matters = ['M01', 'M02', 'M03', 'M04']
    // M02 and M03 wait for M01, M04 for M03.
    const needed: Readonly<Record<string, string>> = { M02: 'M01', M03: 'M01', M04: 'M03' }
    const seeded = matters.map((matterCode) => {
      const other = needed[matterCode]
      const needs = other === undefined ? undefined : [{ matterCode: other, matterName: other, value: 'creditCode' } as const]
      return receiveCase({ ...seed, caseNo: `A-${matterCode}`, matterCode, ...(needs === undefined ? {} : { needs }) })
    })
    const choices = fc.array(fc.record({ matter: fc.nat(3), choice: fc.nat(20), days: fc.nat(4), gives: fc.boolean() }), { maxLength: 50 })
    fc.assert(
      fc.property(choices, (walk) => {
        let today = firstDay
        let cases = new Map(seeded.map((one) => [one.matterCode, one]))
        const act = (theCase: Case, action: CaseAction): void => {
          const moved = advanceCase(theCase, action)
          if (!moved.ok) throw new Error(moved.error.message)
          cases = new Map([...cases, [theCase.matterCode, moved.case]])
          for (const one of cases.values()) for (const next of consequencesOf(moved.case, one)) act(one, next)
        }
        for (const { matter, choice, days, gives } of walk) {
          today = addDays(today, days)
          const theCase = cases.get(matters[matter] ?? '')
          const action = theCase && stepOf(theCase, choice, noon(today))?.action
          if (theCase === undefined || action === undefined) continue
          const given = [{ value: 'creditCode', text: matters[matter] ?? '' } as const]
          act(theCase, gives && action.kind === 'move' && (action.to === 11 || action.to === 15) ? { ...action, given } : action)
        }
        for (const theCase of cases.values()) {
          expect(caseOf(seeded.find(({ matterCode }) => matterCode === theCase.matterCode) ?? seed, theCase.log)).toEqual(theCase)
          expect(theCase.log.filter(({ kind }) => kind === 'supply' || kind === 'lapse').length).toBeLessThanOrEqual(1)
          const other = cases.get(needed[theCase.matterCode] ?? '')
          if (other === undefined) continue
          const gave = other.log.some((entry) => entry.kind === 'move' && entry.given !== undefined)
          const neverGives = !gave && (isFinal(other.status) || groupOf(other.status) === 'notPassed')
          const { waits, isLate } = { waits: isWaiting(theCase), ...promiseOf(theCase, 1, addDays(today, 30)) }
          if (gave || neverGives) expect(waits).toBe(false)
          if (waits) expect([theCase.status, isLate]).toEqual([1, false])
          if (!gave) expect([1, 3, 51]).toContain(theCase.status)
        }
      }),
      { numRuns: 500 }
    )
  })
})
