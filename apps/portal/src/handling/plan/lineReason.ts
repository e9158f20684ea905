/**
 * Why a line is in the plan, in one short sentence (清单理由): the question it still depends on, the choices that brought it, or else the
 * matters that need it. Example: three matters → 办理“出生登记（申报户口）”等 3 个事项需要.
 */
import { dependsOnText, reasonText } from '@ljonething/domain/plan/reasonText'
import type { PlannedMaterial, PlannedMatter } from '@ljonething/domain/plan/Plan'

type Line = Pick<PlannedMatter | PlannedMaterial, 'certainty' | 'dependsOn' | 'reasons'>

export const lineReason = ({ certainty, dependsOn, reasons }: Line, always: string): string => {
  if (certainty === 'maybe' && dependsOn.length > 0) return dependsOnText(dependsOn)
  const choices = reasons.filter((reason) => reason.kind === 'choice')
  if (choices.length > 0) return choices.map(reasonText).join('；')
  const matters = reasons.filter((reason) => reason.kind === 'matter')
  const [first] = matters
  if (first === undefined) return always
  return matters.length === 1 ? reasonText(first) : `办理“${first.matterName}”等 ${matters.length} 个事项需要`
}
