import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { ReadFields } from '../../filling/ReadFields.tsx'
import { useHandling } from '../../handling/HandlingContext.ts'
import { ReviewSection } from './ReviewSection.tsx'

interface ReviewedFormProps {
  readonly form: FormStore
  readonly isWhole: boolean
}

/** The groups of the form as they are filled in (核对表单); 修改 leads to the first field of the group that takes the focus. */
export const ReviewedForm = ({ form, isWhole }: ReviewedFormProps) => {
  /** What comes in from elsewhere is shown, too. */
  useHandling(({ filled }) => filled().values)
  const values = form.values()
  return form.description.allfield.map(({ code, name, fieldList }) => {
    const fields = fieldList.filter(({ id, componentType }) => form.field(id).visible && !componentType.endsWith('pload'))
    const first = fields.find(({ id }) => !form.field(id).disabled) ?? fields[0]
    return first === undefined ? null : (
      <ReviewSection key={code} id={`group-${code}`} title={name} step="themeForm" focus={first.id}>
        <ReadFields form={form.description} fields={fields} values={values} isWhole={isWhole} />
      </ReviewSection>
    )
  })
}
