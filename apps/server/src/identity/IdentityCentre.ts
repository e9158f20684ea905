/**
 * The provincial identity centre (统一身份认证): where people log in.
 *
 * With the sandbox on, the portal's own page stands in for it. Without, `IDENTITY_LOGIN_URL` is its login page; it sends people back to
 * `/ljonething/onething/loginJumpPage` with a one-time ticket of ours. The path to come back to is always inside the portal.
 */
import { Config, Context, Effect, Layer, Option } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'

export class IdentityCentre extends Context.Service<
  IdentityCentre,
  {
    /** Undefined while no centre is configured. */
    readonly loginUrl: (goto: string) => string | undefined
  }
>()('@ljonething/server/identity/IdentityCentre') {
  static readonly layer = Layer.effect(
    IdentityCentre,
    Effect.gen(function* () {
      const { sandbox } = yield* ServiceConfig
      const configured = yield* Config.option(Config.URL('IDENTITY_LOGIN_URL'))
      return IdentityCentre.of({
        loginUrl: (goto) => {
          if (sandbox) return `/ljonething/sandbox/login?goto=${encodeURIComponent(goto)}`
          return Option.match(configured, {
            onNone: () => undefined,
            onSome: (address) => {
              const url = new URL(address)
              url.searchParams.set('goto', goto)
              return url.toString()
            }
          })
        }
      })
    })
  )
}
