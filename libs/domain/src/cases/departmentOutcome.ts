/**
 * Outcomes as departments write them (部门办理结果码), by the step they belong to, and the status that follows. Audit (预审): 3 failed, 4 passed, 6
 * correction. Accept (受理): 0 and 7 not accepted, 6 correction. Process (办理): 1 pass and 9 other go on without another status, 2 returns the case.
 * Result (办结): 0 not approved, 1 approved, 2 forwarded, 3 terminated. An unknown code is no outcome; nothing throws. Source: spec §4.1.
 * Example: accept 0 → 7 不予受理; process 9 → no move; result 5 → undefined.
 */
import type { CaseStatus } from './caseStatus.ts'

/** `none`: the case stays where it stands. */
type Follows = CaseStatus | 'none'

const outcomes = {
  audit: { 3: 3, 4: 4, 6: 6 },
  accept: { 0: 7, 6: 6, 7: 7 },
  process: { 1: 'none', 2: 14, 9: 'none' },
  result: { 0: 13, 1: 11, 2: 12, 3: 14 }
} as const satisfies Readonly<Record<string, Readonly<Record<number, Follows>>>>

export type DepartmentStep = keyof typeof outcomes

export const departmentSteps = ['audit', 'accept', 'process', 'result'] as const satisfies readonly DepartmentStep[]

const followsOf: Readonly<Record<DepartmentStep, ReadonlyMap<string, Follows>>> = {
  audit: new Map(Object.entries(outcomes.audit)),
  accept: new Map(Object.entries(outcomes.accept)),
  process: new Map(Object.entries(outcomes.process)),
  result: new Map(Object.entries(outcomes.result))
}

/** Undefined where the step has no such outcome. */
export const afterOutcome = (step: DepartmentStep, code: string): Follows | undefined => followsOf[step].get(code)
