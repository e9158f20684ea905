import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { serverTime, TicketHandlers, UserSessionHandlers } from './handlers.ts'
import { MiddlewareLive } from './middleware.ts'
import { identityMigrations } from './migrations.ts'
import { Sessions } from './Sessions.ts'
import { Tickets } from './Tickets.ts'

/** 身份: login, sessions, who is calling. */
export const identity = capability({
  services: Layer.mergeAll(Sessions.layer, Tickets.layer, MiddlewareLive),
  handlers: Layer.mergeAll(UserSessionHandlers, TicketHandlers),
  migrations: identityMigrations,
  sweep: Effect.andThen(
    Effect.flatMap(Tickets, ({ sweep }) => sweep),
    Effect.flatMap(Sessions, ({ sweep }) => sweep)
  ),
  firstData: () => Effect.map(serverTime, (time) => ({ 'oneThingSession.getNowServerTime': time }))
})
