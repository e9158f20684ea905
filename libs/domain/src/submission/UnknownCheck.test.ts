import { expect, it } from 'vitest'
import { unknownCheck } from './UnknownCheck.ts'

const insured = {
  code: 'NB_C05',
  title: '母亲生育保险参保状态正常',
  detail: '',
  choices: [
    { text: '符合', value: '1' },
    { text: '不符合', value: '0' }
  ],
  expected: '1',
  check: { api: 'medicalInsurance/insuredStatus', params: ['motherIdCard'], mode: 'inverted' }
} as const
const submitted = { included: ['M01', 'M04'], at: '2026-11-22T04:00:00.000Z' }

it.each([
  ['the matters of its row', ['M04', 'M09'], ['M04']],
  ['all where the row names none', undefined, ['M01', 'M04']],
  ['all where none of its row is in the plan', ['M09'], ['M01', 'M04']]
])('a condition that nobody could tell concerns %s', (_, matters, concerned) => {
  expect(unknownCheck({ ...insured, ...(matters === undefined ? {} : { matters }) }, '1', submitted)).toEqual({
    code: 'NB_C05',
    title: '母亲生育保险参保状态正常',
    declared: '符合',
    at: submitted.at,
    matters: concerned
  })
})
