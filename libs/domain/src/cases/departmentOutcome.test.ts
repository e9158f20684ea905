import { describe, expect, it } from 'vitest'
import { afterOutcome, departmentSteps } from './departmentOutcome.ts'
import type { DepartmentStep } from './departmentOutcome.ts'

const table = (step: DepartmentStep) =>
  Array.from({ length: 10 }, (_, code) => [code, afterOutcome(step, String(code))]).filter(([, follows]) => follows !== undefined)

describe('outcomes as departments write them', () => {
  it('[R-4.1-07] of the audit: 3 failed, 4 passed, 6 correction', () => {
    expect(table('audit')).toEqual([
      [3, 3],
      [4, 4],
      [6, 6]
    ])
  })

  it('[R-4.1-08] of the acceptance: 0 and 7 not accepted, 6 correction', () => {
    expect(table('accept')).toEqual([
      [0, 7],
      [6, 6],
      [7, 7]
    ])
  })

  it('[R-4.1-09] of the process: 1 pass, 2 return, 9 other', () => {
    expect(table('process')).toEqual([
      [1, 'none'],
      [2, 14],
      [9, 'none']
    ])
  })

  it('[R-4.1-10] of the result: 0 not approved, 1 approved, 2 forwarded, 3 terminated', () => {
    expect(table('result')).toEqual([
      [0, 13],
      [1, 11],
      [2, 12],
      [3, 14]
    ])
  })

  it.each(['', '10', 'constructor', '__proto__'])('%j is none', (code) => {
    for (const step of departmentSteps) expect(afterOutcome(step, code)).toBeUndefined()
  })
})
