/** Everything measured of the portal, in the order of printing. */
import type { Report } from '../harness/Report.ts'
import { keyPress } from './keyPress.ts'
import { lighthouse } from './lighthouse.ts'
import { weights } from './weights.ts'

export const reports: readonly (() => Report)[] = [weights, keyPress, lighthouse]
