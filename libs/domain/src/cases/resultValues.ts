/**
 * What the result of a matter gives to another (办理结果的内容): numbers that one department issues and another cannot do without. A scene names them
 * by these keys, in `gives` of the one matter and `needs` of the other.
 * Example: `resultValues.citizenId.label` → 公民身份号码.
 */
import { isValid as isCitizenId } from '@ljonething/validation/numbers/CitizenId'
import { isValid as isDisabledPersonId } from '@ljonething/validation/numbers/DisabledPersonId'
import { isValid as isCreditCode } from '@ljonething/validation/numbers/SocialCreditCode'
import type { SensitiveKind } from '../display/maskText.ts'

interface ResultValueRow {
  readonly label: string
  readonly isValid: (text: string) => boolean
  /** How it is masked, as a field of the form is (`extField.sensitive`). */
  readonly sensitive?: SensitiveKind
}

const table = {
  citizenId: { label: '公民身份号码', isValid: isCitizenId, sensitive: '2' },
  creditCode: { label: '统一社会信用代码', isValid: isCreditCode },
  disabledPersonId: { label: '残疾人证号', isValid: isDisabledPersonId, sensitive: '2' },
  marriageCertNo: { label: '结婚证字号', isValid: (text: string) => /^[A-Z]\d{6}-\d{4}-\d{6}$/.test(text) },
  taxClearanceNo: { label: '清税证明文书号', isValid: (text: string) => /^清税〔\d{4}〕\d{6}号$/.test(text) }
} as const satisfies Readonly<Record<string, ResultValueRow>>

export type ResultValue = keyof typeof table

export const resultValues: Readonly<Record<ResultValue, ResultValueRow>> = table

const isResultValue = (key: string): key is ResultValue => Object.hasOwn(table, key)

/** Every key, in the order of the table. */
export const resultValueKeys: readonly ResultValue[] = Object.keys(table).filter(isResultValue)
