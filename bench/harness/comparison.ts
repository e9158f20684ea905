/** A comparison as a table: measured side by side when it is printed. */
import { interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import type { Report } from './Report.ts'
import { table } from './table.ts'

export const comparison = (suite: Suite): Report => ({ title: suite.title, print: () => table(suite, interleave(suite.contenders)) })
