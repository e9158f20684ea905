/**
 * Codes of people and their devices (用户类型、客户端类型). Session and routing say `userType`; scenes and calls that take a user type say
 * `newUserType`, where 1 is a person; both never meet without their names. A call names its client, PC where nothing else is known.
 * Source: spec §3.1, rulings 7. Example: `userType.code.legal` → '1', `newUserType.code.legal` → '2'.
 */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const userType = codeTable({
  personal: ['0', '个人'],
  legal: ['1', '法人'],
  tourist: ['2', '游客']
})

export const newUserType = codeTable({
  personal: ['1', '个人'],
  legal: ['2', '法人']
})

/** The kind a user of the session is for scenes; undefined for visitors and unknown codes. `0` → `1`, `1` → `2`. */
export function newUserTypeOf(code: string): CodeOf<typeof newUserType> | undefined {
  if (code === userType.code.personal) return newUserType.code.personal
  return code === userType.code.legal ? newUserType.code.legal : undefined
}

/** What somebody is in the company that is logged in (企业角色). The administrator sees all cases of the company, a clerk their own. */
export const companyRole = codeTable({
  administrator: ['administrator', '企业管理员'],
  clerk: ['clerk', '经办人']
})

export const clientType = codeTable({
  pc: [1, 'PC'],
  soundBox: [2, '智能音箱'],
  terminal: [3, '自助终端'],
  robot: [4, '机器人'],
  wechat: [5, '微信'],
  app: [6, 'APP'],
  wechatMini: [7, '微信小程序'],
  alipayMini: [8, '支付宝小程序']
})
