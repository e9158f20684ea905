/**
 * What registers are asked by and no form has as a field (核验所需事实): facts of the session and the address, and the coded names of the social
 * security registers (spec §3.3), which the person gives: a scene may ask by them where its form has no such field, and drafts keep what was given.
 * `sensitive` says how it is masked, as for fields ("1" name, "2" ID number).
 */
export interface AskedFact {
  readonly label: string
  readonly from: 'session' | 'address' | 'person'
  readonly sensitive?: '1' | '2'
  /** The rule function its value has to pass. */
  readonly rule?: string
}

export const askedFacts: Readonly<Record<string, AskedFact>> = {
  userLevel: { label: '实名认证等级', from: 'session' },
  region: { label: '办理地区', from: 'address' },
  aac147002: { label: '公民身份号码', from: 'person', sensitive: '2', rule: '_checkIdCard' },
  aac003001: { label: '姓名', from: 'person', sensitive: '1' },
  aac002001: { label: '社会保障号码', from: 'person', sensitive: '2' },
  aab001001: { label: '单位编号', from: 'person' },
  aab034001: { label: '社会保险经办机构', from: 'person' }
}

export const askedFact = (name: string): AskedFact | undefined => (Object.hasOwn(askedFacts, name) ? askedFacts[name] : undefined)
