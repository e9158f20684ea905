/**
 * A capability (能力): all that one folder of the service adds to it, as one value. `app.ts` lists them.
 *
 * Layers of services are complete but for the platform and the ports that `app.ts` hands down: each provides what it stands on, and is built once
 * however often it is named.
 * Handlers, workers and the sweep find every service of every capability.
 */
import { Effect, Layer } from 'effect'
import type { FirstAnswers, FirstData, PageAddress } from './http/FirstData.ts'
import type { Migrations } from './Migrator.ts'
import { withinTime } from './withinTime.ts'

/** No page waits longer for what it could say, whatever the database does. */
const pagePatience = '300 millis'

export interface CapabilityParts<Services, Handlers, Workers, Needs, DataNeeds> {
  readonly services: Services
  /** Its groups of the contract. */
  readonly handlers?: Handlers
  /** Its tables. Ids are four digits, unique over all capabilities and growing; a shipped migration is never edited. */
  readonly migrations?: Migrations
  /** Deletes what is past its time; run every hour. */
  readonly sweep?: Effect.Effect<void, never, Needs>
  readonly workers?: Workers
  /** What pages say of its calls. */
  readonly firstData?: FirstData<DataNeeds>
}

export const capability = <
  Services extends Layer.Any,
  Handlers extends Layer.Any = Layer.Layer<never>,
  Workers extends Layer.Any = Layer.Layer<never>,
  Needs = never,
  DataNeeds = never
>({
  services,
  handlers,
  migrations = {},
  sweep = Effect.void,
  workers,
  firstData = () => Effect.succeed({})
}: CapabilityParts<Services, Handlers, Workers, Needs, DataNeeds>) => ({
  services,
  handlers: handlers ?? Layer.empty,
  migrations,
  sweep,
  workers: workers ?? Layer.empty,
  /** What fails or takes too long is left out: the screen asks for it. */
  firstData: (address: PageAddress) =>
    withinTime(
      Effect.catchCause(firstData(address), () => Effect.succeed<FirstAnswers>({})),
      pagePatience,
      (): FirstAnswers => ({})
    )
})
