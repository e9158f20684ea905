/** The matters that are applied for with the answers so far (本次办理事项), in the order of the plan. */
import type { Matter } from '../scene/Scene.ts'
import type { Plan } from './Plan.ts'

export const includedMatters = ({ matters }: Pick<Plan, 'matters'>): readonly Matter[] =>
  matters.filter(({ included }) => included).map(({ matter }) => matter)
