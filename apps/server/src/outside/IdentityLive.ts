/**
 * The identity centre (统一身份认证): over HTTP where both its addresses are set, otherwise that of the sandbox, otherwise none. The only place that
 * chooses.
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import { Effect, Layer, Option } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { SandboxIdentity } from '../sandbox/SandboxIdentity.ts'
import { HttpIdentity } from '../identity/HttpIdentity.ts'
import { IdentityCentre } from '../identity/IdentityCentre.ts'

const NoIdentity = Layer.succeed(IdentityCentre, {
  loginUrl: () => undefined,
  realNameUrl: () => undefined,
  switchTicket: () => Effect.fail(new Unavailable()),
  userOf: () => Effect.succeed(undefined)
})

export const IdentityLive = Layer.unwrap(
  Effect.map(ServiceConfig, ({ identityLoginUrl, identityRealNameUrl, identityUrl, identityTimeout, sandbox }) =>
    Option.match(Option.all({ loginPage: identityLoginUrl, service: identityUrl }), {
      onSome: (addresses) => HttpIdentity({ ...addresses, realNamePage: identityRealNameUrl }, identityTimeout),
      onNone: () => (sandbox ? SandboxIdentity : NoIdentity)
    })
  )
)
