/** The page that a result is printed on (办理结果文书): a certificate with its holders and validity, a notice with what was decided and why. */
import { labelOf } from '@ljonething/domain/cases/caseStatus'
import type { Conclusion } from '@ljonething/domain/cases/conclusion'
import { hotline } from '@ljonething/domain/cases/nextSteps'
import { reviewUntil } from '@ljonething/domain/cases/remedy'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { maskName } from '@ljonething/domain/display/maskText'
import { createHash } from 'node:crypto'
import type { ApplicationRow } from '../applications/Applications.ts'
import type { Applicant } from '../applications/stored/applicant.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import type { ResultSheet } from '../documents/ResultSheet.ts'
import { resultTitle, validityText } from '../cases/resultView.ts'

interface ResultContext {
  readonly row: ApplicationRow
  readonly applicant: Applicant
  readonly stored: StoredCase
  /** The number to call about it. */
  readonly consult: string
  /** The people are invented, and the page says so. */
  readonly sandbox: boolean
}

const sampleRemark = '本文书为沙箱生成的样例，人员和编号均为虚构，不具有证明效力。'

const certificateRows = ({ number, holders, issuer, validFrom, validUntil }: Certificate): ResultSheet['rows'] => [
  { label: '证照编号', value: number },
  ...holders.map(({ name, cardId }) => ({ label: '持证人', value: `${name}（${cardId}）` })),
  { label: '签发机关', value: issuer },
  { label: '有效期', value: `${validFrom} 至 ${validityText(validUntil)}` }
]

const noticeRows = ({ row, applicant, stored }: ResultContext, conclusion: Conclusion): ResultSheet['rows'] => [
  { label: '申请编号', value: row.applyNo },
  { label: '办件编号', value: stored.caseNo },
  { label: '申请人', value: applicant.companyName ?? maskName(applicant.name) },
  { label: '办理主题', value: row.sceneName },
  { label: '办理事项', value: stored.matterName },
  { label: '办理情况', value: labelOf(conclusion.status) },
  ...(conclusion.kind === 'approval' && stored.resultName !== '' ? [{ label: '办理结果', value: stored.resultName }] : []),
  { label: '部门意见', value: conclusion.note ?? '部门没有写明' }
]

const call = (consult: string) => `${consult}${consult === hotline ? '' : ` 或 ${hotline}`}`

const remedies = ({ stored, consult }: ResultContext, conclusion: Conclusion): readonly string[] => {
  const until = reviewUntil(conclusion.status, formatDate(conclusion.at))
  return [
    `您申请的“${stored.matterName}”${labelOf(conclusion.status)}，原因见上。您可以按原因改好后重新办理，不限时间。`,
    ...(until === undefined ? [] : [`对这一决定有异议的，可以自知道之日起 60 日内申请行政复议，最晚在 ${until} 前。`]),
    `有疑问请拨打 ${call(consult)}，说明办件编号。`
  ]
}

const paragraphsOf = (context: ResultContext, conclusion: Conclusion): readonly string[] => {
  const remark = context.sandbox ? [sampleRemark] : []
  if (conclusion.kind === 'certificate') return remark
  if (conclusion.kind === 'refusal') return [...remedies(context, conclusion), ...remark]
  return [`您申请的“${context.stored.matterName}”${labelOf(conclusion.status)}，特此告知。`, ...remark]
}

export const resultSheet = (context: ResultContext, conclusion: Conclusion): ResultSheet => {
  const { stored, sandbox } = context
  const isCertificate = conclusion.kind === 'certificate'
  const shown = {
    title: resultTitle(conclusion),
    number: isCertificate ? conclusion.certificate.certId : stored.caseNo,
    ...(sandbox ? { mark: '样例' } : {}),
    rows: isCertificate ? certificateRows(conclusion.certificate) : noticeRows(context, conclusion),
    paragraphs: paragraphsOf(context, conclusion),
    issuer: isCertificate ? conclusion.certificate.issuer : stored.department,
    issuedOn: formatDate(conclusion.at)
  }
  return { ...shown, dataHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex') }
}
