/**
 * 提交结果: what came of one matter of a submission. `subApplyNo` is the matter's code. A matter without an application number was refused, with
 * the message of its department. Source: spec §3.3. Example: { subApplyNo: 'M01', applyNo: '', message: '系统维护中' } → refused.
 */
import { listOf, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const itemShape = shape({ subApplyNo: text, taskName: text, applyNo: text, message: text })

export type SubmitResultItem = Shaped<typeof itemShape>

export const readSubmitResult = listOf((value) => {
  const item = itemShape.read(value)
  return item?.subApplyNo === '' ? undefined : item
})

export const isAccepted = (item: SubmitResultItem): boolean => item.applyNo !== ''
