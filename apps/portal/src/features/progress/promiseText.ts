/**
 * What was promised of a case and what became of it, in words (承诺与用时): until when, how many working days of how many are used, that the clock
 * stands still, that the day has passed, or when it was over. Source: spec §3.3, §4.1.
 * Example: one day promised, none used → 承诺 2026-11-23 前办结，已用 0 / 1 个工作日.
 */
import { awaitsCorrection, isFinished, stopsTheClock } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import type { CaseView } from '../../queries/handling.ts'
import { isImmediate } from './isImmediate.ts'

/** Working days over the promise; 0 when none. */
export const daysOver = ({ usedDays, promisedDays }: CaseView): number => Math.max(0, usedDays - promisedDays)

export const isPaused = ({ status }: CaseView): boolean => stopsTheClock(status)

/** The day it was over, not the one its result was delivered. */
const endedOn = ({ log }: CaseView): string => formatDate(log.find(({ status }) => isFinished(status))?.at)

const finished = (view: CaseView): string => {
  const over = daysOver(view)
  const promised = `，用了 ${view.usedDays} 个工作日（承诺 ${view.promisedDays} 个）`
  if (view.delivery === 'unsent') return `${endedOn(view)} 结束，没有转给部门`
  if (view.group !== 'success') return `${endedOn(view)} 结束`
  return `${endedOn(view)} 办结${promised}${over === 0 ? '' : `，超过承诺 ${over} 个工作日`}`
}

const paused = ({ status, usedDays, promisedDays, dueOn }: CaseView): string => {
  const [why, then] = awaitsCorrection(status) ? ['等您补正', '补正后接着计时'] : ['部门已挂起', '恢复办理后接着计时']
  return `${why}，计时已暂停，已用 ${usedDays} / ${promisedDays} 个工作日，${then}；如果今天恢复，承诺 ${dueOn} 前办结`
}

export const promiseText = (view: CaseView): string => {
  const { status, dueOn, isEstimate, isLate, usedDays, promisedDays, waitsFor } = view
  if (waitsFor !== undefined) return `还没有转给部门，不计时；转给部门后 ${promisedDays} 个工作日内办结`
  if (isFinished(status)) return finished(view)
  if (isPaused(view)) return paused(view)
  const mayMove = isEstimate ? `（预计，${dueOn.slice(0, 4)} 年节假日安排公布后可能调整）` : ''
  const promise = `${isImmediate(view) ? '即办件，' : ''}承诺 ${dueOn} 前办结${mayMove}`
  if (!isLate) return `${promise}，已用 ${usedDays} / ${promisedDays} 个工作日`
  const over = daysOver(view)
  return `${promise}，已超期${over === 0 ? '' : ` ${over} 个工作日`}`
}
