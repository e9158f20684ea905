import { expect, it } from 'vitest'
import { acceptOutcome } from './acceptOutcome.ts'
import { auditOutcome } from './auditOutcome.ts'
import { preCheckStatus } from './preCheckStatus.ts'
import { processOutcome } from './processOutcome.ts'
import { resultOutcome } from './resultOutcome.ts'

const table = ({ rows }: { readonly rows: readonly { readonly code: unknown; readonly label: string }[] }) =>
  rows.map((row) => [row.code, row.label])

it('[R-4.1-07] audit outcomes: 3 failed, 4 passed, 6 supplement', () => {
  expect(table(auditOutcome)).toEqual([
    [3, '预审不通过'],
    [4, '预审通过'],
    [6, '补正']
  ])
})

it('[R-4.1-08] accept outcomes: 0 and 7 not accepted, 6 supplement', () => {
  expect(table(acceptOutcome)).toEqual([
    [0, '不予受理'],
    [7, '不予受理'],
    [6, '补正']
  ])
})

it('[R-4.1-09] process outcomes: 1 pass, 2 return, 9 other', () => {
  expect(table(processOutcome)).toEqual([
    [1, '通过'],
    [2, '退回'],
    [9, '其他']
  ])
})

it('[R-4.1-10] result outcomes: 0 not approved, 1 approved, 2 forwarded, 3 terminated', () => {
  expect(table(resultOutcome)).toEqual([
    [0, '审批不通过'],
    [1, '审批通过'],
    [2, '转报'],
    [3, '终止']
  ])
})

it('[R-4.1-11] pre-check status: success 1, error 0, unknown -1, initial 2', () => {
  expect(preCheckStatus.code).toEqual({ success: 1, error: 0, unknown: -1, initial: 2 })
})
