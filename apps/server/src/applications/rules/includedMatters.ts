/** The matters that a plan includes, in its order. Pure. */
import type { Plan } from '@ljonething/domain/plan/Plan'

export const includedMatters = ({ matters }: Plan) => matters.filter(({ included }) => included).map(({ matter }) => matter)
