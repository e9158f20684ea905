import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Matter } from '@ljonething/domain/scene/Scene'

/** The matters that are applied for with the answers so far (本次办理事项). */
export const includedMatters = (plan: Plan): readonly Matter[] => plan.matters.filter((line) => line.included).map(({ matter }) => matter)
