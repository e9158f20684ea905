/**
 * Whether the sandbox is on (沙箱开关): it lets anybody in as anybody. `SANDBOX` said aloud decides; unsaid it is on only where nobody else reaches the
 * service and nothing real is configured. A service that others reach without an identity centre is refused unless `SANDBOX=true`. Pure.
 */
import { isLoopback } from './loopback.ts'

export interface SandboxFacts {
  readonly host: string
  /** `SANDBOX`; undefined where it is not set. */
  readonly said: boolean | undefined
  /** Both addresses of an identity centre are set. */
  readonly hasIdentity: boolean
  /** Variables that name something real: a centre, a proxy, a database, an outside system. */
  readonly real: readonly string[]
}

export const sandboxChoice = ({ host, said, hasIdentity, real }: SandboxFacts): 'on' | 'off' | 'nobodyKnown' => {
  if (said === true) return 'on'
  if (!isLoopback(host) && !hasIdentity) return 'nobodyKnown'
  return said === false || real.length > 0 ? 'off' : 'on'
}
