/**
 * Parameters of pre-checks (条件预检参数) that are not fields of the scene's form: facts of the session, and the coded names that
 * the social security registers use (spec §3.3). `from` says where the value comes from: the session, the address, or the person; `sensitive` how
 * it is masked, as for fields ("1" name, "2" ID number).
 */
export interface PreCheckParam {
  readonly label: string
  readonly from: 'session' | 'address' | 'person'
  readonly sensitive?: '1' | '2'
  /** The rule function its value has to pass. */
  readonly rule?: string
}

export const preCheckParams: Readonly<Record<string, PreCheckParam>> = {
  userLevel: { label: '实名认证等级', from: 'session' },
  region: { label: '办理地区', from: 'address' },
  birthDate: { label: '出生日期', from: 'person' },
  aac147002: { label: '公民身份号码', from: 'person', sensitive: '2', rule: '_checkIdCard' },
  aac003001: { label: '姓名', from: 'person', sensitive: '1' },
  aac002001: { label: '社会保障号码', from: 'person', sensitive: '2' },
  aab001001: { label: '单位编号', from: 'person' },
  aab034001: { label: '社会保险经办机构', from: 'person' },
  aac007001: { label: '参加工作日期', from: 'person' },
  aac327001: { label: '退休类别', from: 'person' }
}
