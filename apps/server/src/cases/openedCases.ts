/** Cases as they are opened (办件收件): a row for each matter, numbered after the application; it waits where it needs another's result. Pure. */
import { receivedStatus } from '@ljonething/domain/cases/caseStatus'
import { needsOf } from '@ljonething/domain/cases/needs'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import { caseNeeds } from './stored/caseNeeds.ts'

export const caseNoOf = (applyNo: string, matterCode: string): string => `${applyNo}-${matterCode}`

export const openedCases = (applyNo: string, matters: readonly PlannedMatter['matter'][], receivedAt: Date) => {
  const needed = needsOf(matters)
  return matters.map((matter, position) => {
    const needs = needed.get(matter.code)
    return {
      caseNo: caseNoOf(applyNo, matter.code),
      applyNo,
      position,
      matterCode: matter.code,
      matterName: matter.name,
      deptCode: matter.deptCode,
      department: matter.department,
      promisedDays: matter.promisedDays,
      handleType: matter.handleType,
      resultName: matter.approvalResult.name,
      receivedAt,
      status: receivedStatus,
      needs: needs === undefined ? null : caseNeeds.write({ needs }),
      waits: needs !== undefined
    }
  })
}
