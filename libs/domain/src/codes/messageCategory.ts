/** 消息类别: the ids by which messages are sorted and subscribed. Source: spec §3.1. Example: `messageCategory.labelOf('JRLB')` → 节日问候. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const messageCategory = codeTable({
  festival: ['JRLB', '节日问候'],
  hotService: ['RDLB', '热门服务'],
  certificate: ['ZZLB', '证照提醒'],
  greeting: ['ZFLB', '问候提醒'],
  policyNews: ['ZCLB', '政策快讯'],
  exclusive: ['ZSLB', '专属问候'],
  caseReminder: ['BJLB', '办件提醒'],
  enjoyWithoutComing: ['BLJX', '免申即享']
})

export type MessageCategory = CodeOf<typeof messageCategory>
