/** What a case has come to, as its owner sees it (办理结果展示): title, number, validity, and where its files are. */
import { bases } from '@ljonething/api/envelope/bases'
import type { CaseView } from '@ljonething/api/oneThing/ApplicationsApi'
import { labelOf } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import { conclusionOf } from '@ljonething/domain/cases/conclusion'
import type { Conclusion } from '@ljonething/domain/cases/conclusion'
import { formatDate } from '@ljonething/domain/display/dateTime'
import type { StoredCase } from './StoredCase.ts'

const formats = ['pdf', 'ofd'] as const
export type ResultFormat = (typeof formats)[number]

/** Notices are for reading; certificates are also kept as OFD. */
const formatsOf = ({ kind }: Conclusion): readonly ResultFormat[] => (kind === 'certificate' ? formats : ['pdf'])

const idOf = (caseNo: string, format: ResultFormat): string => `${caseNo}.${format}`

export interface ResultPlace {
  readonly applyNo: string
  readonly caseNo: string
  readonly format: ResultFormat
}

/** `230100-20261120-8F3K2M4N7P-M01.pdf` → its application, its case, its format. */
export const resultPlace = (materialId: string): ResultPlace | undefined => {
  const [, caseNo, applyNo, ending] = /^((.+)-[^-.]+)\.(\w+)$/.exec(materialId) ?? []
  const format = formats.find((known) => known === ending)
  return caseNo === undefined || applyNo === undefined || format === undefined ? undefined : { applyNo, caseNo, format }
}

const noticeTitles: Readonly<Partial<Record<CaseStatus, string>>> = { 11: '准予办理通知书', 12: '转报告知书', 14: '退回告知书' }

export const resultTitle = (conclusion: Conclusion): string =>
  conclusion.kind === 'certificate'
    ? conclusion.certificate.certType
    : (noticeTitles[conclusion.status] ?? `${labelOf(conclusion.status)}通知书`)

/** 长期 without an end. */
export const validityText = (validUntil: string | undefined): string => validUntil ?? '长期'

export const resultFileName = (title: string, caseNo: string, format: ResultFormat): string => `${title}-${caseNo}.${format}`

/** None while the case goes on, and where its log cannot be read. */
export const resultView = ({ caseNo, current, wholeLog }: StoredCase): CaseView['result'] => {
  const conclusion = wholeLog ? conclusionOf(current) : undefined
  if (conclusion === undefined) return undefined
  const title = resultTitle(conclusion)
  return {
    kind: conclusion.kind,
    title,
    issuedOn: formatDate(conclusion.at),
    ...(conclusion.kind === 'certificate'
      ? { number: conclusion.certificate.number, validUntil: validityText(conclusion.certificate.validUntil) }
      : {}),
    files: formatsOf(conclusion).map((format) => {
      const materialId = idOf(caseNo, format)
      return {
        materialId,
        name: resultFileName(title, caseNo, format),
        fileType: format,
        url: `${bases.oneThing}/ybsl/downloadMaterial?materialId=${encodeURIComponent(materialId)}`
      }
    })
  }
}

export const hasFormat = (conclusion: Conclusion, format: ResultFormat): boolean => formatsOf(conclusion).includes(format)
