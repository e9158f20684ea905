/**
 * Asks the registers one pre-check (条件预检) for one person; what they cannot tell stays unknown and goes to manual review.
 * With the sandbox off only the checks answer that need no register.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import { Context, Effect, Layer } from 'effect'
import { businessDay } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { Registers } from '../sandbox/Registers.ts'
import { preCheckOutcome } from './preCheckOutcome.ts'
import type { PreCheckStatus } from './preCheckOutcome.ts'
import { localChecks, sandboxChecks, sandboxLookups } from './sandboxRegisters.ts'
import type { RegisterQuestion } from './sandboxRegisters.ts'

export interface PreCheckResult {
  readonly status: PreCheckStatus
  readonly message: string
}

type Params = Readonly<Record<string, string>>

const passedText = '核验通过'
const unknownText = '暂时无法核验，提交后由工作人员审核'
const registerNames = ['people', 'enterprises', 'birthCert', 'deaths', 'retirement', 'archive', 'fund', 'disabled']

export class PreChecks extends Context.Service<
  PreChecks,
  {
    readonly run: (preCheck: PreCheck, params: Params, user: UserInfo) => Effect.Effect<PreCheckResult>
    readonly lookup: (api: string, params: Params, user: UserInfo) => Effect.Effect<Params | undefined>
  }
>()('@ljonething/server/forms/PreChecks') {
  static readonly layer = Layer.effect(
    PreChecks,
    Effect.gen(function* () {
      const registers = yield* Registers
      const clock = yield* Clock
      const { sandbox } = yield* ServiceConfig
      const checks = sandbox ? { ...sandboxChecks, ...localChecks } : localChecks
      const question = Effect.fn('PreChecks.question')(function* (params: Params, user: UserInfo) {
        const rows = new Map(
          yield* Effect.forEach(registerNames, (name) => Effect.map(Effect.orDie(registers.rows(name)), (list) => [name, list] as const))
        )
        const today = yield* businessDay.pipe(Effect.provideService(Clock, clock))
        return { params, user, today, rows: (name: string) => rows.get(name) ?? [] } satisfies RegisterQuestion
      })
      return PreChecks.of({
        run: Effect.fn('PreChecks.run')(function* (preCheck, params, user) {
          const asked = yield* question(params, user)
          const status = preCheckOutcome(preCheck.check, checks[preCheck.check.api]?.(asked))
          return { status, message: status === '1' ? passedText : status === '0' ? preCheck.failMessage : unknownText }
        }),
        lookup: (api, params, user) =>
          sandbox ? Effect.map(question(params, user), (asked) => sandboxLookups[api]?.(asked)) : Effect.succeed(undefined)
      })
    })
  ).pipe(Layer.provide(Registers.layer))
}
