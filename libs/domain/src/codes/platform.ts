/** 平台: the programs the portal is offered in besides its own. Source: spec §9. Example: `platform.labelOf('baidu')` → 百度小程序. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const platform = codeTable({
  wechat: ['wechat', '微信小程序'],
  baidu: ['baidu', '百度小程序'],
  alipay: ['alipay', '支付宝小程序'],
  nationalApp: ['nationalApp', '国家政务服务平台APP']
})

export type Platform = CodeOf<typeof platform>
