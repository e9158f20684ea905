import { handleType } from '@ljonething/domain/codes/handleType'
import { maskIdCard, maskName } from '@ljonething/domain/display/maskText'
import { fieldText } from '@ljonething/domain/form/readField'
import type { Matter } from '@ljonething/domain/scene/Scene'
import { subjectFields } from '@ljonething/domain/submission/subjectOf'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import type { KeyValue } from '@ljonething/ui/KeyValueList'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Table } from '@ljonething/ui/Table'
import type { HandlingNow } from '../../handling/HandlingContext.ts'
import { useHandling } from '../../handling/HandlingContext.ts'
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { regionName } from '../../handling/startRegion.ts'
import { ReviewSection } from './ReviewSection.tsx'

const promised = ({ handleType: type, promisedDays }: Matter): string =>
  type === handleType.code.immediate ? '当场办结' : `${promisedDays} 个工作日`

const columns = [
  { id: 'name', header: '事项', cell: (matter: Matter) => matter.name, rowHeader: true },
  { id: 'department', header: '受理部门', cell: (matter: Matter) => matter.department },
  { id: 'days', header: '承诺时限', cell: promised, fit: true },
  { id: 'result', header: '办理结果', cell: (matter: Matter) => matter.approvalResult.name }
]

const applicantOf = (user: HandlingNow['user'], isWhole: boolean): readonly KeyValue[] => {
  if (user === undefined) return []
  const { userName, cardId, companyName, unionCode } = user
  const person = isWhole ? `${userName}，${cardId}` : `${maskName(userName)}，${maskIdCard(cardId)}`
  return companyName === undefined
    ? [{ key: '申请人', value: person }]
    : [
        { key: '申请单位', value: `${companyName}${unionCode === undefined ? '' : `，${unionCode}`}` },
        { key: '经办人', value: person }
      ]
}

interface ReviewedMattersProps {
  readonly form: FormStore
  readonly isWhole: boolean
}

/** What is applied for (核对办理事项): where, by whom, about whom, and the matters with what each gives. */
export const ReviewedMatters = ({ form, isWhole }: ReviewedMattersProps) => {
  const { scene, plan, region, user } = useHandling(({ scene, plan, state, user }) => ({ scene, plan, region: state.region, user }))
  const named = new Map(form.description.allfield.flatMap(({ fieldList }) => fieldList.map((field) => [field.name, field] as const)))
  const subject = (scene.subject === undefined ? [] : subjectFields(scene.subject, form.valueNamed)).flatMap((name) => {
    const field = named.get(name)
    const text = field === undefined ? '' : fieldText(form.description, field, form.valueNamed(name), isWhole)
    return field === undefined || text === '' ? [] : [`${field.label} ${text}`]
  })
  return (
    <ReviewSection id="matters" title="办理事项" step={plan.questions.length === 0 ? undefined : 'smartGuide'}>
      <KeyValueList
        columns={2}
        items={[
          { key: '主题', value: scene.name },
          { key: '办理地区', value: regionName(scene, region) },
          ...applicantOf(user, isWhole),
          ...(subject.length === 0 ? [] : [{ key: '办理对象', value: subject.join('，'), wide: true }])
        ]}
      />
      <Table caption="提交的事项" columns={columns} rows={includedMatters(plan)} rowKey={({ code }) => code} />
    </ReviewSection>
  )
}
