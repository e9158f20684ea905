/**
 * 政策项目: a project of support that people or companies may apply for. The declaration status is derived on the day it is shown.
 * What has no id is no project. Source: spec §3.4. Example: `readPolicyProject({ id: 'XM0001' })?.timeTags` → [].
 */
import { amount, flag, listOf, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'
import { declarationStatus } from './declarationStatus.ts'
import { monthlyApplyState } from './monthlyApplyState.ts'

const periodShape = shape({ start_time: text, end_time: text, main: text })
const departmentShape = shape({ deptName: text })
const declarationShape = shape({
  status: (value) => declarationStatus.parse(value) ?? declarationStatus.code.notConfigured,
  toStartDays: amount,
  toEndDays: amount
})
const noDeclaration: Shaped<typeof declarationShape> = { status: declarationStatus.code.notConfigured, toStartDays: 0, toEndDays: 0 }

const projectShape = shape({
  id: text,
  name: text,
  description: text,
  relatedPoliciesTranslateValue: listOf(text),
  timeTags: listOf(periodShape.read),
  acceptDate: text,
  departments: listOf(departmentShape.read),
  region: text,
  regionTranslateValue: text,
  supportEffort: text,
  projectDeclarationStatus: (value) => declarationShape.read(value) ?? noDeclaration,
  conformity: amount,
  guideUrl: text,
  servicesUrl: text,
  examEnable: flag,
  applyState: (value) => monthlyApplyState.parse(value),
  interest: flag,
  type: text
})

export type PolicyProject = Shaped<typeof projectShape>

export function readPolicyProject(value: unknown): PolicyProject | undefined {
  const project = projectShape.read(value)
  return project?.id === '' ? undefined : project
}
