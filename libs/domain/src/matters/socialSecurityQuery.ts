/**
 * 社保查询参数: the coded fields of social security queries with the names they carry here. Absent parts are left out of a query.
 * Codes are those of the specification; 退休类别 for AAC327 is our reading. Source: spec §3.3.
 * Example: `socialSecurityQuery({ name: '李振东' })` → { aac003001: '李振东' }.
 */
export const socialSecurityFields = {
  unitNo: { code: 'aab001001', label: '单位编号' },
  idNumber: { code: 'aac147002', label: '证件号码' },
  name: { code: 'aac003001', label: '姓名' },
  socialSecurityNo: { code: 'aac002001', label: '社会保障号码' },
  agencyCode: { code: 'aab034001', label: '社会保险经办机构' },
  workStartDate: { code: 'aac007001', label: '参加工作日期' },
  retireType: { code: 'aac327001', label: '退休类别' }
} as const

export type SocialSecurityFacts = Readonly<Partial<Record<keyof typeof socialSecurityFields, string>>>

export function socialSecurityQuery(facts: SocialSecurityFacts): Readonly<Record<string, string>> {
  const values = new Map(Object.entries(facts))
  const parts = Object.entries(socialSecurityFields).map(([name, { code }]) => [code, values.get(name) ?? ''] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== ''))
}
