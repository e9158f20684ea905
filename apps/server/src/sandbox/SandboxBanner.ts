/** The people of the sandbox for the start banner: who may log in, and as what. */
import { userType } from '@ljonething/domain/codes/user'
import { maskIdCard } from '@ljonething/domain/display/maskText'
import { Effect, Layer } from 'effect'
import { BannerPeople } from '../platform/banner.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { Sandbox } from './Sandbox.ts'

const shown = 8

export const SandboxBanner = Layer.effect(
  BannerPeople,
  Effect.gen(function* () {
    const sandbox = yield* Sandbox
    const { sandbox: on } = yield* ServiceConfig
    if (!on) return Effect.succeed([])
    return Effect.map(sandbox.people, (people) => {
      const personal = people.filter(({ userInfo }) => userInfo.userType === userType.code.personal).slice(0, shown)
      const company = people.filter(({ userInfo }) => userInfo.userType === userType.code.legal)
      return [...personal, ...company].map(({ userInfo, facts }) => ({
        name: userInfo.userName,
        note: `${userInfo.companyName ?? '个人'} ${typeof facts['role'] === 'string' ? facts['role'] : maskIdCard(userInfo.cardId)}`
      }))
    })
  })
).pipe(Layer.provide(Sandbox.layer))
