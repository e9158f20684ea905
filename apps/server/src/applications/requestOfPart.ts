/**
 * What a department asks to be corrected (部门要求补正的内容), by the names that its part has: the whole ids of the form. Undefined where it names what is not
 * in its own part. Pure. Example: motherMobile asked by the police → NB2015^motherMobile.
 */
import type { CorrectionRequest } from '@ljonething/domain/cases/correction'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'

export const requestOfPart = (
  { allfield, allfile }: FormDescription,
  matterCode: string,
  { until, fields, materials }: CorrectionRequest
): CorrectionRequest | undefined => {
  const own = allfield.flatMap(({ fieldList }) => fieldList.filter(({ matters }) => matters.includes(matterCode)))
  const files = new Set(allfile.filter(({ matters }) => matters.includes(matterCode)).map(({ id }) => id))
  const whole = fields.flatMap(({ id, reason }) => {
    const field = own.find((one) => one.name === id || one.id === id)
    return field === undefined ? [] : [{ id: field.id, reason }]
  })
  const isOwn = whole.length === fields.length && materials.every(({ code }) => files.has(code))
  return isOwn ? { until, fields: whole, materials } : undefined
}
