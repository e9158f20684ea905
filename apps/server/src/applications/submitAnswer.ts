/**
 * What a submit is answered (提交结果): the number of the application and, of each matter, the number of its case and whether its part has gone. Pure.
 * Example: a matter that needs another's result → 提交成功，取得其他事项的结果后推送至办理部门.
 */
import type { SubmitResult } from '@ljonething/api/oneThing/SubmitApi'
import { needsOf } from '@ljonething/domain/cases/needs'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import { caseNoOf } from '../cases/openedCases.ts'

const receivedMessage = '提交成功，已推送至办理部门'
const waitingMessage = '提交成功，取得其他事项的结果后推送至办理部门'

export const submitAnswer = (applyNo: string, submittedAt: Date, matters: readonly PlannedMatter['matter'][]): SubmitResult => {
  const waiting = needsOf(matters)
  return {
    applyNo,
    submittedAt: submittedAt.toISOString(),
    items: matters.map(({ code, name }) => ({
      subApplyNo: code,
      taskName: name,
      applyNo: caseNoOf(applyNo, code),
      message: waiting.has(code) ? waitingMessage : receivedMessage
    }))
  }
}
