/** 客户端类型: the device or program a call comes from; sent as a header on every call, PC when nothing else is known. Source: spec §3.1. Example: `clientType.labelOf(1)` → PC. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

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

export type ClientType = CodeOf<typeof clientType>

export const defaultClientType: ClientType = clientType.code.pc
