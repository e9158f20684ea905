/**
 * 项目申报状态: whether a policy project takes applications today: 0 in the declaration period, 1 not in it, 2 none configured.
 * Derived from the main period of the project (the first one when none is marked); days are calendar days, both ends included.
 * Applying needs an address and status 0. Source: spec §4.2, §3.4. Example: 2026-09-01 to 2027-03-31 on 2026-11-20 → status '0', 131 days to the end.
 */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'
import { readMoment } from '../display/dateTime.ts'

export const declarationStatus = codeTable({
  inPeriod: ['0', '申报期内'],
  notInPeriod: ['1', '不在申报期'],
  notConfigured: ['2', '未配置申报期']
})

export type DeclarationStatus = CodeOf<typeof declarationStatus>

export interface DeclarationPeriod {
  readonly start_time: string
  readonly end_time: string
  /** "1" for the main period. */
  readonly main: string
}

export interface Declaration {
  readonly status: DeclarationStatus
  /** Whole days until the period begins, 0 once it has. */
  readonly toStartDays: number
  /** Whole days until its last day, 0 on that day and after it. */
  readonly toEndDays: number
}

const dayLength = 86_400_000

/** Whole days from one date to a later one, 0 when it is not later. */
const daysBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / dayLength))

export const mainPeriod = (periods: readonly DeclarationPeriod[]): DeclarationPeriod | undefined =>
  periods.find((period) => period.main === '1') ?? periods[0]

export function declarationOn(periods: readonly DeclarationPeriod[], today: string): Declaration {
  const period = mainPeriod(periods)
  const [start, end, now] = [readMoment(period?.start_time), readMoment(period?.end_time), readMoment(today)]
  if (start === undefined || end === undefined || now === undefined) {
    return { status: declarationStatus.code.notConfigured, toStartDays: 0, toEndDays: 0 }
  }
  const status = now >= start && now < end + dayLength ? declarationStatus.code.inPeriod : declarationStatus.code.notInPeriod
  return { status, toStartDays: daysBetween(now, start), toEndDays: daysBetween(now, end) }
}

/** May one apply for the project now? */
export const canApply = (project: { readonly servicesUrl: string; readonly status: unknown }): boolean =>
  project.servicesUrl.trim() !== '' && project.status === declarationStatus.code.inPeriod
