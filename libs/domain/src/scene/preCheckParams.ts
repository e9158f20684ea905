/**
 * Parameters of pre-checks (条件预检参数) that are not fields of the scene's form: facts of the session, and the coded names that
 * the social security registers use (spec §3.3). `from` says where the value comes from: the session, the address, or the person.
 */
export interface PreCheckParam {
  readonly label: string
  readonly from: 'session' | 'address' | 'person'
}

export const preCheckParams = {
  userLevel: { label: '实名认证等级', from: 'session' },
  region: { label: '办理地区', from: 'address' },
  birthDate: { label: '出生日期', from: 'person' },
  aac147002: { label: '公民身份号码', from: 'person' },
  aac003001: { label: '姓名', from: 'person' },
  aac002001: { label: '社会保障号码', from: 'person' },
  aab001001: { label: '单位编号', from: 'person' },
  aab034001: { label: '社会保险经办机构', from: 'person' },
  aac007001: { label: '参加工作日期', from: 'person' },
  aac327001: { label: '退休类别', from: 'person' }
} as const satisfies Readonly<Record<string, PreCheckParam>>
