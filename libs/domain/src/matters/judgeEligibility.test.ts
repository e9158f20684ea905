import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offlineHandlingStatus } from '../codes/offlineHandlingStatus.ts'
import {
  authHandlingCheck,
  invertedInsuredStatusCheck,
  invertedStopInsuranceCheck,
  judgeEligibility,
  maritalStatusCheck,
  personnelStatusCheck
} from './judgeEligibility.ts'
import type { EligibilityCheck } from './judgeEligibility.ts'

const passes = (check: EligibilityCheck, type: string | undefined) =>
  judgeEligibility(check, type === undefined ? undefined : { type }).passed

describe('judgeEligibility', () => {
  it.each([
    ['1', true],
    ['0', false],
    ['2', false],
    ['', false],
    [undefined, false]
  ])('[R-4.2-03] auth handling with type %j passes: %s', (type, passed) => {
    expect(passes(authHandlingCheck, type)).toBe(passed)
  })

  it.each([
    ['0', true],
    [undefined, true],
    ['1', false],
    ['2', false]
  ])('[R-4.2-04 R-4.2-05] insured status and stop insurance with %j pass: %s', (type, passed) => {
    expect(passes(invertedInsuredStatusCheck, type)).toBe(passed)
    expect(passes(invertedStopInsuranceCheck, type)).toBe(passed)
  })

  it('[R-4.2-06] marital status passes when the type is the success value, 1 unless configured', () => {
    expect(['1', '0', '2', undefined].map((type) => passes(maritalStatusCheck(), type))).toEqual([true, false, false, false])
    expect(['1', '2'].map((type) => passes(maritalStatusCheck('2'), type))).toEqual([false, true])
    expect(passes({ mode: 'typeEquals' }, '1')).toBe(true)
  })

  it('[R-4.2-07] data issues and another business give an error with a prompt', () => {
    expect(judgeEligibility(personnelStatusCheck, { type: '-1' })).toEqual({
      passed: false,
      prompt: '您有其他业务正在办理中，请办结后再申请'
    })
    expect(judgeEligibility(personnelStatusCheck, { type: '9' })).toEqual({
      passed: false,
      prompt: '您的业务数据存在异常，请到经办窗口核实'
    })
    expect(judgeEligibility({ mode: 'offlineStatus', blockOn: ['0'] }, { type: '0' })).toEqual({ passed: false, prompt: '待分发' })
    expect(passes(personnelStatusCheck, undefined)).toBe(false)
  })

  it('[R-4.2-08] every other personnel status passes', () => {
    const others = [...offlineHandlingStatus.codes.filter((code) => code !== '-1' && code !== '9'), 'x', '']
    expect(others).toEqual(['0', '1', '2', 'x', ''])
    for (const flag of others) expect(judgeEligibility(personnelStatusCheck, { type: flag })).toEqual({ passed: true })
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
