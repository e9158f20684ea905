/** 消息内容类型: what a message leads to. Source: spec §3.1. Example: `messageContentType.labelOf(0)` → 主题. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const messageContentType = codeTable({
  scene: [0, '主题'],
  matter: [1, '事项'],
  service: [3, '便民服务'],
  policy: [4, '政策库'],
  article: [5, '文章'],
  project: [6, '政策项目'],
  link: [8, '链接'],
  text: [9, '纯文本'],
  custom: [10, '自定义']
})

export type MessageContentType = CodeOf<typeof messageContentType>
