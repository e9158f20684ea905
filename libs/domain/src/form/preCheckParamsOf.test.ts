import { expect, it } from 'vitest'
import { preCheckParamsOf } from './preCheckParamsOf.ts'

const asked = (...params: readonly string[]) =>
  preCheckParamsOf({
    values: { 'RX1001^childIdCard': '230199201909010016', 'PRECHECK^aab001001': '' },
    userLevel: '4',
    region: '230100000000',
    given: { aac147002: '230199196608080019', region: '000000000000', childIdCard: 'old' }
  })({ check: { api: 'education/enrolPeriod', params, mode: 'typeNotZero' } })

it('a parameter is the field of the form, the fact of session or address, or what was given', () => {
  expect(asked('childIdCard', 'userLevel', 'region', 'aac147002')).toEqual({
    childIdCard: '230199201909010016',
    userLevel: '4',
    region: '230100000000',
    aac147002: '230199196608080019'
  })
})

it('what nobody knows is empty', () => {
  expect(asked('aab001001', 'toString', 'entName')).toEqual({ aab001001: '', toString: '', entName: '' })
})
