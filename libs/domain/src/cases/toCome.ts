/**
 * What comes next of a case, and who acts (下一步): one row per status; without one nothing is to come. Source: spec §4.1, §4.2.
 * Example: 5 at 省公安厅 → 由省公安厅决定是否受理; 6 → 等您补正，交齐后省公安厅接着审查; 13 → undefined;
 * one that waits → 等待“出生登记”的公民身份号码，取得后自动转给省公安厅办理，您不用做什么.
 */
import { parseStatus } from './caseStatus.ts'
import type { CaseStatus } from './caseStatus.ts'

const rows: Readonly<Record<CaseStatus, ((department: string) => string) | undefined>> = {
  1: (department) => `由${department}预审，看材料是否齐全、是否符合要求`,
  2: (department) => `由${department}预审，看材料是否齐全、是否符合要求`,
  3: undefined,
  4: (department) => `由${department}决定是否受理`,
  5: (department) => `由${department}决定是否受理`,
  6: (department) => `等您补正，交齐后${department}接着审查`,
  7: undefined,
  8: (department) => `由${department}审查并作出决定`,
  9: (department) => `由${department}审查并作出决定`,
  10: (department) => `等${department}恢复办理，您不用做什么`,
  11: (department) => `由${department}制作结果并送达`,
  12: (department) => `由${department}转报的部门作出结果并送达`,
  13: undefined,
  14: undefined,
  15: (department) => `由${department}送达结果`,
  16: undefined,
  51: undefined
}

/** `waitsFor` says what of another matter it waits for, where it does: 等待“出生登记”的公民身份号码. */
export const toCome = (code: unknown, department: string, waitsFor?: string): string | undefined => {
  if (waitsFor !== undefined) return `${waitsFor}，取得后自动转给${department}办理，您不用做什么`
  const status = parseStatus(code)
  return status === undefined ? undefined : rows[status]?.(department)
}
