/** What reads what is typed of a batch (名单录入读取), loaded when a field is left. */
import { foldTyped } from '@ljonething/validation/rules/foldTyped'

export { readBatchCell } from '@ljonething/domain/retirement/readBatchCell'

export const foldUnit = (rule: string, text: string): string => foldTyped([{ fn: rule, param: '', message: '' }], text)
