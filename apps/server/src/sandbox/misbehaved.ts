/** What becomes of a system's answer on the line while the sandbox page says that it misbehaves (故障应答); how it is read knows nothing of it. */
import type { UpstreamMode } from '@ljonething/api/sandbox/SandboxApi'
import { Effect } from 'effect'
import { SilentRegister } from '../registers/Upstream.ts'
import type { UpstreamText } from '../registers/Upstream.ts'

/** Longer than any limit. */
const tooLong = '20 seconds'
const said = (text: string): UpstreamText => ({ status: 200, text })

type Way = <E>(asked: Effect.Effect<UpstreamText, E>) => Effect.Effect<UpstreamText, E | SilentRegister>

const ways: Readonly<Record<UpstreamMode, Way>> = {
  fine: (asked) => asked,
  slow: (asked) => Effect.delay(asked, tooLong),
  down: (asked) => Effect.andThen(asked, Effect.fail(new SilentRegister({ reason: 'down' }))),
  error: (asked) => Effect.as(asked, { status: 500, text: '' }),
  html: (asked) => Effect.as(asked, said('<!DOCTYPE html><html><body>系统维护中</body></html>')),
  envelope: (asked) => Effect.map(asked, ({ text }) => said(`{"code":"0","msg":"success","data":${text === '' ? 'null' : text}}`)),
  half: (asked) => Effect.map(asked, ({ text }) => said((text === '' ? '{}' : text).slice(0, Math.max(1, text.length / 2))))
}

export const misbehaved = <E>(
  mode: UpstreamMode | undefined,
  asked: Effect.Effect<UpstreamText, E>
): Effect.Effect<UpstreamText, E | SilentRegister> => (mode === undefined ? asked : ways[mode](asked))
