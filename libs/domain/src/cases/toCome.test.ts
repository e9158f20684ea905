import { describe, expect, it } from 'vitest'
import { caseStatusCodes, isFinal } from './caseStatus.ts'
import { toCome } from './toCome.ts'

describe('what comes next of a case', () => {
  it.each([
    [5, '由省公安厅决定是否受理'],
    [6, '等您补正，交齐后省公安厅接着审查'],
    [13, undefined],
    [99, undefined]
  ])('status %s → %s', (status, sentence) => {
    expect(toCome(status, '省公安厅')).toBe(sentence)
  })

  it('of one that waits for another is what it waits for, and that nobody has to do anything', () => {
    expect(toCome(1, '省公安厅', '等待“出生登记”的公民身份号码')).toBe(
      '等待“出生登记”的公民身份号码，取得后自动转给省公安厅办理，您不用做什么'
    )
  })

  it('is said exactly where something still leads on', () => {
    for (const status of caseStatusCodes) expect(toCome(status, '省公安厅') === undefined, `${status}`).toBe(isFinal(status))
  })
})
