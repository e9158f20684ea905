/** Everything measured of the service, in the order of printing. */
import type { Report } from '../harness/Report.ts'
import { batch } from './batch.ts'
import { call } from './call.ts'
import { growth } from './growth.ts'
import { lastPlace } from './lastPlace.ts'
import { lists } from './lists.ts'
import { mixed } from './mixed.ts'
import { preChecks } from './preChecks.ts'
import { start } from './start.ts'
import { submissions } from './submissions.ts'

export const reports: readonly (() => Report)[] = [submissions, mixed, call, lists, growth, batch, lastPlace, start, preChecks]
