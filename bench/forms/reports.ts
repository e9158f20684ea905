/** Everything measured of forms, in the order of printing. */
import type { Report } from '../harness/Report.ts'
import { longForms } from './longForms.ts'
import { regionTrees } from './regionTrees.ts'

export const reports: readonly (() => Report)[] = [longForms, regionTrees]
