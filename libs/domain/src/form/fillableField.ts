/**
 * A field as it can be filled in (可填字段): a choice whose source nobody answers yet becomes text, with a sentence that says so, and a field
 * that a register would have filled says that it does not; the person fills it in truthfully (如实填写) and the staff check it.
 * A select of a source that is searched is a remote search. Options of a dictionary stand in for a source; then nothing changes.
 * Example: 婚姻登记处 from marriage/queryOrgs → text, 暂时无法查询可选项…
 */
import { sourceNamed } from '../registers/registers.ts'
import type { FieldTemplate } from '../scene/FormTemplate.ts'
import { optionRoot } from './describeField.ts'

const noOptions = '暂时无法查询可选项，请如实填写全称，提交后由工作人员核对。'
const notFilled = '暂时无法由登记信息带出，请如实填写，提交后由工作人员核对。'
const longest = 100

const withRemark = (field: FieldTemplate, sentence: string): FieldTemplate => ({
  ...field,
  remark: [field.remark ?? '', sentence].filter((text) => text !== '').join('<br>')
})

/** `notAnswered` are names of fields that only registers would have filled which nobody answers for. */
export function fillableField(field: FieldTemplate, notAnswered: ReadonlySet<string>): FieldTemplate {
  const { dataSource, value: _value, ...rest } = field
  const source = dataSource === undefined || optionRoot(field) !== '' ? undefined : sourceNamed(dataSource)
  if (source?.from === 'gap') {
    const text = { ...rest, typeName: 'text', placeholder: `请填写${field.label}`, maxLength: field.maxLength ?? longest }
    return withRemark(text, noOptions)
  }
  if (source !== undefined && field.typeName === 'select') return { ...field, typeName: 'remoteSelect' }
  return notAnswered.has(field.name) ? withRemark(field, notFilled) : field
}
