/**
 * The identity centre of the sandbox (沙箱统一身份认证): a page of the portal stands in for the centre; its people get tickets of ours (`sandbox/login`), so
 * it has none of its own.
 */
import { Effect, Layer } from 'effect'
import { IdentityCentre } from '../identity/IdentityCentre.ts'

export const SandboxIdentity = Layer.succeed(IdentityCentre, {
  loginUrl: (goto) => `/ljonething/sandbox/login?goto=${encodeURIComponent(goto)}`,
  realNameUrl: (goto) => `/ljonething/sandbox/realName?goto=${encodeURIComponent(goto)}`,
  switchTicket: undefined,
  userOf: () => Effect.succeed(undefined)
})
