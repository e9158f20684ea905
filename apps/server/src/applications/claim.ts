/**
 * What a submit is about (办理对象), for whoever submits it, and how it is refused where an application has it already: one's own or that of one's
 * company is named, of another's nothing is told. Pure. Example: 您已于2026年11月20日提交过该新生儿的“新生儿出生一件事”，不能重复提交…
 */
import { AlreadySubmitted } from '@ljonething/api/errors/errors'
import { hotline } from '@ljonething/domain/cases/nextSteps'
import { DateTime } from 'effect'
import { dayOf } from '../platform/businessDay.ts'

export interface Claim {
  readonly owner: string
  /** Credit code of the company whose applications the owner sees. */
  readonly company: string | undefined
  /** The subject concerns the owner. */
  readonly concerns: boolean
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

export const byAnother = ({ called, note, consult }: Claim): AlreadySubmitted => {
  const numbers = consult === hotline ? hotline : `${hotline}或咨询电话${consult}`
  return new AlreadySubmitted({
    msg: `${called}已由他人提交，正在办理或者已经办结，不能重复提交。请先向家人或本单位同事核实；不是他们提交的，请拨打${numbers}说明情况，办理部门核实并退回那份申请后，您就可以提交。${note}`
  })
}

/** `isOwn`: not a colleague's. */
export const byOwn = (
  { called, note }: Claim,
  isOwn: boolean,
  { applyNo, submittedAt }: { readonly applyNo: string; readonly submittedAt: Date }
): AlreadySubmitted =>
  new AlreadySubmitted({
    msg: `${isOwn ? '您' : '您的企业'}已于${chineseDay(dayOf(DateTime.fromDateUnsafe(submittedAt)))}提交过${called}，不能重复提交，请查看办件。${note}`,
    own: { applyNo, submittedAt: submittedAt.toISOString() }
  })
