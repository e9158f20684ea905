/**
 * Wake-up signals (唤醒信号): topics that tell every process of the service that something changed, over one LISTEN connection.
 * `publish` is part of the current transaction: it is heard after the commit, or not at all. Signals are hints, may be lost while the
 * database is away, and carry no data; after a reconnect every topic is heard once.
 */
import { PgClient } from '@effect/sql-pg'
import { Context, Effect, Layer, PubSub, Queue, Schedule, Stream } from 'effect'
import type { Scope } from 'effect'

const channel = 'ljonething'
const everyTopic = '*'

export class Signals extends Context.Service<
  Signals,
  {
    readonly publish: (topic: string) => Effect.Effect<void>
    /** Emits whenever `topic` was published; several signals waiting count as one. */
    readonly subscribe: (topic: string) => Effect.Effect<Stream.Stream<void>, never, Scope.Scope>
  }
>()('@ljonething/server/platform/Signals') {
  static readonly layer = Layer.effect(
    Signals,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const heard = yield* PubSub.sliding<string>(256)
      const listen = Effect.gen(function* () {
        const notifications = yield* sql.listen(channel)
        yield* PubSub.publish(heard, everyTopic)
        return yield* Queue.take(notifications).pipe(
          Effect.flatMap(({ payload }) => PubSub.publish(heard, payload)),
          Effect.forever
        )
      }).pipe(Effect.scoped)
      yield* listen.pipe(Effect.retry(Schedule.spaced('1 second')), Effect.forkScoped)
      return Signals.of({
        publish: (topic) => Effect.asVoid(Effect.orDie(sql`SELECT pg_notify(${channel}, ${topic})`)),
        subscribe: (topic) =>
          Effect.map(PubSub.subscribe(heard), (subscription) =>
            Stream.fromSubscription(subscription).pipe(
              Stream.filter((name) => name === topic || name === everyTopic),
              Stream.map(() => undefined)
            )
          )
      })
    })
  )
}
