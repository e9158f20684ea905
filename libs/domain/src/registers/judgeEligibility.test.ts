import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeEligibility } from './judgeEligibility.ts'
import type { EligibilityCheck } from './judgeEligibility.ts'

const passes = (check: EligibilityCheck, type: string | undefined) =>
  judgeEligibility(check, type === undefined ? undefined : { type }).passed

describe('judgeEligibility', () => {
  it.each([
    ['0', true],
    [undefined, false],
    ['1', false],
    ['2', false]
  ])('an inverted check with %j passes: %s', (type, passed) => {
    expect(passes({ mode: 'inverted' }, type)).toBe(passed)
  })

  it('a wanted type is the success value, 1 unless configured', () => {
    const types = ['1', '0', '2', '', undefined]
    expect(types.map((type) => passes({ mode: 'typeEquals' }, type))).toEqual([true, false, false, false, false])
    expect(types.map((type) => passes({ mode: 'typeEquals', success: '2' }, type))).toEqual([false, false, true, false, false])
  })

  it('data issues and another business give an error with a prompt, every other personnel status passes', () => {
    expect(judgeEligibility({ mode: 'offlineStatus' }, { type: '-1' })).toEqual({
      passed: false,
      prompt: '该人员有其他业务正在办理中，请办结后再申请'
    })
    expect(judgeEligibility({ mode: 'offlineStatus' }, { type: '9' })).toEqual({
      passed: false,
      prompt: '该人员的业务数据存在异常，请到经办窗口核实'
    })
    expect(judgeEligibility({ mode: 'offlineStatus', blockOn: ['0'] }, { type: '0' })).toEqual({ passed: false, prompt: '待分发' })
    expect(passes({ mode: 'offlineStatus' }, undefined)).toBe(false)
    for (const flag of ['0', '1', '2', 'x', ''])
      expect(judgeEligibility({ mode: 'offlineStatus' }, { type: flag })).toEqual({ passed: true })
    expect(judgeEligibility({ mode: 'offlineStatus', blockOn: ['-1'] }, { type: '9' })).toEqual({ passed: true })
  })

  it('[R-4.2-09] a check of the type fails on 0 and on no answer, and on nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('0', '1', '00'), fc.string()), (type) => {
        expect(passes({ mode: 'typeNotZero' }, type)).toBe(type !== '0')
      })
    )
    expect(judgeEligibility({ mode: 'typeNotZero' }, undefined)).toEqual({ passed: false })
  })

  it.each([
    ['3', '3', true],
    ['4', '3', true],
    ['2', '3', false],
    ['', '0', false],
    ['x', '3', false],
    ['1', undefined, true],
    ['0', undefined, false]
  ])('a level of %j against at least %j passes: %s', (type, success, passed) => {
    expect(passes({ mode: 'gte', success }, type)).toBe(passed)
  })
})
