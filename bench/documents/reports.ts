/** Everything measured of documents, in the order of printing. */
import type { Report } from '../harness/Report.ts'
import { forms } from './forms.ts'
import { signing } from './signing.ts'
import { viewers } from './viewers.ts'

export const reports: readonly (() => Report)[] = [forms, signing, viewers]
