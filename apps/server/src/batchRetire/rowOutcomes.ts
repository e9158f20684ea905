/**
 * What came of trying to submit one person of a batch (逐人提交结果): submitted, refused for a reason that the list shows, or tried again later, but not
 * for ever. Pure. Example: `later` at the 60th attempt → refused, 系统多次未能提交…
 */
import type { Invalid } from '@ljonething/api/errors/errors'
import { toDeclare } from '../applications/rules/preChecksPassed.ts'
import type { ClaimedRow, RowOutcome } from './BatchClaims.ts'

const retrySeconds = 5
const mostAttempts = 60
const notSubmitted = '系统多次未能提交，请稍后重新提交该职工'
/** Of one sentence in the list. */
const mostIssues = 3

export const gone = { state: 'refused', reason: '这一行的内容无法读取，请重新提交该职工' } as const
export const noMember = { state: 'refused', reason: '本单位临近退休的职工中已没有此人，请核对后再提交' } as const

export const refused = (reason: string): RowOutcome => ({ state: 'refused', reason })

/** Tried again after so many seconds, but not for ever. */
export const later = ({ attempts }: ClaimedRow, seconds = retrySeconds, reason = notSubmitted): RowOutcome =>
  attempts < mostAttempts ? { state: 'waiting', seconds } : refused(reason)

/** Its issues in one sentence. */
export const issuesText = ({ msg, issues = [] }: Invalid): string =>
  issues.length === 0
    ? msg
    : issues
        .slice(0, mostIssues)
        .map(({ label, message }) => `${label}：${message}`)
        .join('；') + (issues.length > mostIssues ? `；另有${issues.length - mostIssues}处` : '')

/** Nobody sits here to declare what a register did not tell: it is asked again. */
export const asRefused = (claimed: ClaimedRow, msg: string): RowOutcome =>
  msg.startsWith(toDeclare)
    ? later(claimed, retrySeconds, `登记系统一直没有答复，无法核验“${msg.slice(toDeclare.length)}”，请稍后重新提交该职工`)
    : refused(msg)
