/**
 * Start and stop (启动与停止): builds the whole service, prints the address, and runs until a signal (SIGINT, SIGTERM) or the end of the parent that
 * started it. A start that fails prints one sentence to stderr and ends with a code other than 0; no stack is shown.
 * Stopping takes at most five seconds: requests drain, workers end, PostgreSQL shuts down.
 */
// First, because a schema that was used before stays as it is: from here on each becomes a program of its own when it is first used.
import 'effect/schema/SchemaJITCompiler/enable'
import * as NodeRuntime from '@effect/platform-node/NodeRuntime'
import { Cause, Config, Deferred, Effect, Exit } from 'effect'
import { HttpServer } from 'effect/http'
import { AppLive } from './app.ts'
import { migrations } from './migrations.ts'
import { ServiceConfig } from './platform/Config.ts'
import { DatabaseLoss, databaseOf } from './platform/Database.ts'
import { serviceOver } from './platform/Service.ts'
import { StartError } from './platform/StartError.ts'
import { BannerPeople, banner } from './platform/banner.ts'

const run = Effect.gen(function* () {
  const { host, sandboxOffBy } = yield* ServiceConfig
  const server = yield* HttpServer.HttpServer
  const port = 'port' in server.address ? server.address.port : 0
  const people = yield* yield* BannerPeople
  yield* Effect.sync(() => process.stdout.write(`${banner(`http://${host}:${port}/ljonething/`, people, sandboxOffBy)}\n`))
  return yield* Deferred.await(yield* DatabaseLoss)
}).pipe(Effect.provide(serviceOver(AppLive, databaseOf(migrations))))

const sentenceOf = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause)
  if (error instanceof StartError) return error.message
  if (error instanceof Config.ConfigError)
    return `配置 ${/\["(\w+)"\]/.exec(String(error.cause))?.[1] ?? ''} 无效，取值见 apps/server/README.md。`
  return `服务启动失败：${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
}

const whenParentEnds = Effect.callback<void>((resume) => {
  process.once('disconnect', () => resume(Effect.void))
  process.channel?.unref()
})

export const launch = (): void =>
  NodeRuntime.runMain(Effect.raceFirst(run, whenParentEnds), {
    disableErrorReporting: true,
    teardown: (exit, onExit) => {
      if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return onExit(0)
      process.stderr.write(`${sentenceOf(exit.cause)}\n`)
      onExit(1)
    }
  })
