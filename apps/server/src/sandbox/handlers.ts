import { Api } from '@ljonething/api/Api'
import { NotFound, NotLoggedIn, Rejected } from '@ljonething/api/errors/errors'
import type { SandboxPerson } from '@ljonething/api/sandbox/SandboxApi'
import { Caller } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { originOf } from '../identity/originOf.ts'
import { Tickets } from '../identity/Tickets.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { maskIdCard } from '@ljonething/domain/display/maskText'
import { HttpApiBuilder } from 'effect/http-api'
import type { SeededPerson } from './seed.ts'
import { Sandbox } from './Sandbox.ts'

const personOf = ({ userInfo, facts }: SeededPerson): SandboxPerson => ({
  id: userInfo.userId,
  userType: userInfo.userType,
  name: userInfo.userName,
  maskedCardId: maskIdCard(userInfo.cardId),
  level: userInfo.userLevel,
  ...(userInfo.companyName === undefined ? {} : { companyName: userInfo.companyName }),
  note: [facts['role'], facts['maritalStatus'], facts['insured']].filter((fact) => typeof fact === 'string').join('，')
})

/** What 高级实名认证 gives. */
const raisedLevel = '4'
const farthestMinutes = 400 * 24 * 60

export const SandboxHandlers = HttpApiBuilder.group(
  Api,
  'sandbox',
  Effect.fn(function* (handlers) {
    const { sandbox: on } = yield* ServiceConfig
    const sandbox = yield* Sandbox
    const tickets = yield* Tickets
    const whenOn = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | NotFound, R> =>
      on ? effect : Effect.fail(new NotFound({ msg: '沙箱未开启' }))

    return handlers.handleAll({
      people: () => whenOn(Effect.map(sandbox.people, (people) => people.map(personOf))),
      login: ({ payload }) =>
        whenOn(
          Effect.gen(function* () {
            const person = (yield* sandbox.people).find(({ userInfo }) => userInfo.userId === payload.id)
            if (person === undefined) return yield* new Rejected({ msg: '未查询到该沙箱人员' })
            return { ticket: yield* tickets.issue(person.userInfo) }
          })
        ),
      raiseLevel: () =>
        whenOn(
          Effect.gen(function* () {
            const caller = yield* Caller
            if (caller.user === undefined) return yield* new NotLoggedIn()
            return { ticket: yield* tickets.issue({ ...caller.user, userLevel: raisedLevel }, originOf(caller)) }
          })
        ),
      ticketHolder: ({ payload }) =>
        whenOn(
          Effect.flatMap(tickets.holder(payload.ticket, payload.host), (user) =>
            user === undefined
              ? Effect.fail(new Rejected({ msg: '登录凭证无效或已过期，请重新登录' }))
              : Effect.succeed({ userId: user.userId, userType: user.userType })
          )
        ),
      state: () => whenOn(sandbox.state),
      advance: ({ payload }) =>
        whenOn(
          payload.minutes > 0 && payload.minutes <= farthestMinutes
            ? Effect.andThen(sandbox.advance(payload.minutes), sandbox.state)
            : Effect.fail(new Rejected({ msg: '不在要求的参数范围中' }))
        ),
      system: ({ payload }) => whenOn(Effect.andThen(sandbox.setUpstream(payload.system, payload.mode), sandbox.state)),
      resetSystems: () => whenOn(Effect.andThen(sandbox.resetUpstreams, sandbox.state)),
      department: ({ payload }) => whenOn(Effect.andThen(sandbox.setMode(payload.deptCode, payload.mode), sandbox.state))
    })
  })
)
