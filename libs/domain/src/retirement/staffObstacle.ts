/**
 * Why one of the staff cannot be in a batch of retirements on a day (不能批量办理的原因), as a sentence; undefined when nothing stands in the way. Pure.
 * Example: archive still under review → 职工档案正在预审，通过后才可批量办理.
 */
import { applyMonthsBefore, monthsBetween, monthsLater } from './retireMonth.ts'

export interface ReviewedStaff {
  readonly preReview: 'passed' | 'pending' | 'refused'
  /** As of the register of business flags: `-1` other business is under way, `9` the data have an issue. */
  readonly flag: string
  /** `yyyy-mm`; '' where it cannot be reckoned. */
  readonly legalRetireMonth: string
}

const flags: ReadonlyMap<string, string> = new Map([
  ['-1', '该职工有其他业务正在办理中，请办结后再办理退休'],
  ['9', '该职工的业务数据存在异常，请到社保经办窗口核实']
])

const inChinese = (month: string): string => `${month.slice(0, 4)}年${String(Number(month.slice(5, 7)))}月`

export function staffObstacle({ preReview, flag, legalRetireMonth }: ReviewedStaff, today: string): string | undefined {
  if (preReview === 'pending') return '职工档案正在预审，通过后才可批量办理'
  if (preReview === 'refused') return '职工档案没有通过预审，请按预审意见补充后重新提交预审，通过后才可批量办理'
  const flagged = flags.get(flag)
  if (flagged !== undefined) return flagged
  if (legalRetireMonth === '') return '暂时无法测算法定退休年月，请到社保经办窗口核实'
  if (monthsBetween(today, legalRetireMonth) <= applyMonthsBefore) return undefined
  return `还没有到可以申请的时间，最早${inChinese(monthsLater(legalRetireMonth, -applyMonthsBefore))}可以申请`
}
