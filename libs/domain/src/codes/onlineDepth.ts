/** 网办深度: how far a matter can be done online. Source: spec §3.1. Example: `onlineDepth.labelOf('I')` → 互联网咨询. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const onlineDepth = codeTable({
  consult: ['I', '互联网咨询'],
  receive: ['II', '互联网收件'],
  preReview: ['III', '互联网预审'],
  accept: ['IV', '互联网受理'],
  conclude: ['V', '互联网办结']
})

export type OnlineDepth = CodeOf<typeof onlineDepth>
