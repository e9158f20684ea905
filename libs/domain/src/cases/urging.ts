/**
 * Urging a department (催办): once the promised day has passed and the department still has the case, once a day. Why not, in a sentence; undefined
 * where it may be urged. Source: spec §3.3, §4.1.
 * Example: due 2026-11-23, today the 23rd → 还没有过承诺日期，2026-11-23 后仍没有办结的，可以催办.
 */
import { awaitsCorrection, isFinished, stopsTheClock } from './caseStatus.ts'
import type { CasePromise } from './promise.ts'

export const urgedToday = '今天已经催办过了，明天仍没有办结的，可以再催办'

export interface Urgeable extends Pick<CasePromise, 'dueOn' | 'isLate'> {
  readonly status: number
  /** 等待“出生登记”的公民身份号码, where it waits for another matter. */
  readonly waitsFor?: string | undefined
}

export function whyNotUrged({ status, dueOn, isLate, waitsFor }: Urgeable, wasUrgedToday: boolean): string | undefined {
  if (isFinished(status)) return '这一项已经结束，不用催办'
  if (waitsFor !== undefined) return `这一项在${waitsFor}，还没有转给部门，不用催办`
  if (awaitsCorrection(status)) return '这一项在等您补正，计时已暂停，补正后部门接着办理'
  if (stopsTheClock(status)) return '这一项已挂起，计时已暂停，恢复办理后过了承诺日期可以催办'
  if (!isLate) return `还没有过承诺日期，${dueOn} 后仍没有办结的，可以催办`
  return wasUrgedToday ? urgedToday : undefined
}
