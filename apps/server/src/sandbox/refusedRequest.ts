/** Why a request for a correction (补正要求) cannot be sent to the applicant; undefined when it can. Pure. */
import type { DeskCase } from '@ljonething/api/sandbox/DepartmentsApi'
import type { CorrectionRequest } from '@ljonething/domain/cases/correction'
import { isDateText } from '@ljonething/domain/form/isDateText'

export const refusedRequest = (request: CorrectionRequest | undefined, view: DeskCase, today: string): string | undefined => {
  const asked = [...(request?.fields ?? []), ...(request?.materials ?? [])]
  if (request === undefined || asked.length === 0) return '请至少选择一项需要补正的内容或材料'
  if (asked.some(({ reason }) => reason.trim() === '')) return '请填写每一项的补正理由，申请人会看到'
  const [fields, materials] = [view.fields, view.materials].map((own) => new Set(own.map(({ id }) => id)))
  if (!request.fields.every(({ id }) => fields?.has(id)) || !request.materials.every(({ code }) => materials?.has(code)))
    return '所选内容不属于本部门收到的部分，请重新选择'
  return isDateText(request.until, 'yyyy-mm-dd') && request.until > today ? undefined : '补正期限须是今天之后的日期'
}
