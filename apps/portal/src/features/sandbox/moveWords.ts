/** What a department does when it moves a case (办理动作), as its button says. Example: from 10 to 9 → 恢复办理. */
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'

const words: Readonly<Record<CaseStatus, string>> = {
  1: '收件',
  2: '转预审',
  3: '预审不通过',
  4: '预审通过',
  5: '转受理',
  6: '要求补正',
  7: '不予受理',
  8: '受理',
  9: '开始办理',
  10: '挂起',
  11: '审批通过',
  12: '转报',
  13: '审批不通过',
  14: '退回',
  15: '制证',
  16: '送达',
  51: '撤回'
}

export const moveWord = (from: number, to: CaseStatus): string => (from === 10 && to === 9 ? '恢复办理' : words[to])
