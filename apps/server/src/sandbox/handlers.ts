import { Api } from '@ljonething/api/Api'
import { NotLoggedIn, Rejected } from '@ljonething/api/errors/errors'
import type { SandboxPerson } from '@ljonething/api/sandbox/SandboxApi'
import { Caller } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { originOf } from '../identity/originOf.ts'
import { Tickets } from '../identity/Tickets.ts'
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
    const sandbox = yield* Sandbox
    const tickets = yield* Tickets

    return handlers.handleAll({
      people: () => Effect.map(sandbox.people, (people) => people.map(personOf)),
      login: Effect.fn(function* ({ payload }) {
        const person = (yield* sandbox.people).find(({ userInfo }) => userInfo.userId === payload.id)
        if (person === undefined) return yield* new Rejected({ msg: '未查询到该沙箱人员' })
        return { ticket: yield* tickets.issue(person.userInfo) }
      }),
      raiseLevel: Effect.fn(function* () {
        const caller = yield* Caller
        if (caller.user === undefined) return yield* new NotLoggedIn()
        return { ticket: yield* tickets.issue({ ...caller.user, userLevel: raisedLevel }, originOf(caller)) }
      }),
      ticketHolder: ({ payload }) =>
        Effect.flatMap(tickets.holder(payload.ticket, payload.host), (user) =>
          user === undefined
            ? Effect.fail(new Rejected({ msg: '登录凭证无效或已过期，请重新登录' }))
            : Effect.succeed({ userId: user.userId, userType: user.userType })
        ),
      state: () => sandbox.state,
      advance: ({ payload }) =>
        payload.minutes > 0 && payload.minutes <= farthestMinutes
          ? Effect.andThen(sandbox.advance(payload.minutes), sandbox.state)
          : Effect.fail(new Rejected({ msg: '不在要求的参数范围中' })),
      system: ({ payload }) => Effect.andThen(sandbox.setUpstream(payload.system, payload.mode), sandbox.state),
      resetSystems: () => Effect.andThen(sandbox.resetUpstreams, sandbox.state),
      department: ({ payload }) => Effect.andThen(sandbox.setMode(payload.deptCode, payload.mode), sandbox.state)
    })
  })
)
