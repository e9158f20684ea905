/** 内容类型: everything the portal lists, recommends or answers with. Source: spec §3.1, rulings 3.1. Example: `contentType.labelOf(9)` → 政策项目. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const contentType = codeTable({
  scene: [0, '主题'],
  matter: [1, '事项'],
  qa: [2, '问答'],
  service: [3, '服务'],
  policy: [4, '政策'],
  multiScene: [5, '多主题'],
  explain: [6, '解释'],
  material: [7, '材料'],
  accurate: [8, '精准服务'],
  project: [9, '政策项目'],
  guide: [10, '引导'],
  article: [11, '文章'],
  idiom: [12, '惯用语'],
  organization: [13, '机构'],
  chat: [14, '闲聊'],
  interpretation: [17, '解读']
})

export type ContentType = CodeOf<typeof contentType>

/** The content types that lists of content may be asked for. */
export const listedContentTypes = [0, 1, 3, 4, 9, 11] as const satisfies readonly ContentType[]
