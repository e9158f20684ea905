/**
 * The group that an application stands in (办件分组), for whoever moves one of its cases in or out of an outcome or of a correction. The row is
 * kept by `applications`, which stands above and provides this.
 */
import { Context } from 'effect'
import type { Effect } from 'effect'

export class ApplicationGroups extends Context.Service<
  ApplicationGroups,
  {
    /** Part of the caller's transaction, which has locked the application. */
    readonly keep: (applyNo: string) => Effect.Effect<void>
  }
>()('@ljonething/server/cases/ApplicationGroups') {}
