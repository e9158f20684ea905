/**
 * What a submit is about (办理对象), for whoever submits it, and how it is refused where an application has it already: one's own, that of one's
 * company, or of somebody whom a register confirms as theirs is named with its day and state; of any other it is told that there is one. Pure.
 * Example: 您已于2026年11月20日提交过该新生儿的“新生儿出生一件事”，不能重复提交…
 */
import { AlreadySubmitted } from '@ljonething/api/errors/errors'
import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import { hotline } from '@ljonething/domain/cases/nextSteps'
import { DateTime } from 'effect'
import { dayOf } from '../platform/businessDay.ts'

export interface Claim {
  readonly owner: string
  /** Credit code of the company whose applications the owner sees. */
  readonly company: string | undefined
  /** The subject concerns the owner. */
  readonly concerns: boolean
  /** It names the owner or their company, or a register confirms everybody it names as theirs. */
  readonly isProven: boolean
  /** Numbers of the others it is about. */
  readonly about: readonly string[]
  /** Number of who claims it: of the company acted for, else of the person. */
  readonly number: string
  /** Under which it is kept. */
  readonly hash: string
  /** Under which the owner may have submitted it before. */
  readonly hashes: readonly string[]
  /** As a sentence calls it: 该新生儿的“新生儿出生一件事”. */
  readonly called: string
  readonly yearly: boolean
  /** What to do where it is another one that the scene does not tell apart by itself. */
  readonly note: string
  /** Whom to call. */
  readonly consult: string
}

const chineseDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year ?? ''}年${month ?? ''}月${date ?? ''}日`
}

const numbersOf = (consult: string): string => (consult === hotline ? hotline : `${hotline}或咨询电话${consult}`)

export const byAnother = ({ called, note, consult }: Claim): AlreadySubmitted => {
  return new AlreadySubmitted({
    msg: `${called}已由他人提交，正在办理或者已经办结，不能重复提交。请先向家人或本单位同事核实；不是他们提交的，请拨打${numbersOf(consult)}说明情况，办理部门核实并退回那份申请后，您就可以提交。${note}`
  })
}

export interface Holder {
  readonly applyNo: string
  readonly submittedAt: Date
  readonly standing: CaseGroup
}

const standsAs: Readonly<Record<CaseGroup, string>> = { inProgress: '正在办理', success: '已经办结', notPassed: '没有办成' }

const filedAs = (whose: string, called: string, { submittedAt, standing }: Holder): string =>
  `${whose}已于${chineseDay(dayOf(DateTime.fromDateUnsafe(submittedAt)))}提交过${called}，${standsAs[standing]}，不能重复提交`

const led = (msg: string, { applyNo, submittedAt }: Holder): AlreadySubmitted =>
  new AlreadySubmitted({ msg, own: { applyNo, submittedAt: submittedAt.toISOString() } })

/** `isOwn`: not a colleague's. */
export const byOwn = ({ called, note }: Claim, isOwn: boolean, holder: Holder): AlreadySubmitted =>
  led(`${filedAs(isOwn ? '您' : '您的企业', called, holder)}，请查看办件。${note}`, holder)

/** Whose it is, too, is led to it. */
export const byRelated = ({ called, note, consult }: Claim, holder: Holder): AlreadySubmitted =>
  led(
    `${filedAs('您的家人、单位或者同事', called, holder)}，请查看办件，跟踪进度。不是你们提交的，请拨打${numbersOf(consult)}说明情况。${note}`,
    holder
  )
