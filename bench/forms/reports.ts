/** Everything measured of forms, in the order of printing. */
import type { Report } from '../harness/Report.ts'
import { longForms } from './longForms.ts'

export const reports: readonly (() => Report)[] = [longForms]
