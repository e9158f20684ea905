/**
 * Logs (日志): one JSON object per line (time, level, message, cause, annotations), masked as a whole, to stdout or to LOG_FILE.
 * Lines are written in batches, a warning or worse at once with all that came before it.
 *
 * The line of a request goes the short way: it has no parts but its path that could hold a secret.
 */
import { Context, Effect, Layer, Logger, LogLevel, Option, References } from 'effect'
import { resolve } from 'node:path'
import { ServiceConfig } from './Config.ts'
import { lineBatch } from './LineBatch.ts'
import type { LineSink } from './LineBatch.ts'
import { logFile } from './LogFile.ts'
import { maskSecrets } from './maskSecrets.ts'
import { projectRoot } from './paths.ts'

export interface Answered {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}

/** Writes the line of a request. */
export class AccessLog extends Context.Service<AccessLog, (answered: Answered) => void>()('@ljonething/server/platform/AccessLog') {}

const stdout: LineSink = {
  write: (lines) => {
    process.stdout.write(lines)
  },
  close: () => undefined
}

export const lineOf = (entry: {
  readonly timestamp: string
  readonly level: string
  readonly message: unknown
  readonly cause: string | undefined
  readonly annotations: Record<string, unknown>
}): string => {
  const { timestamp, level, message, cause, annotations } = entry
  return `${maskSecrets(JSON.stringify({ time: timestamp, level, message, ...annotations, cause }))}\n`
}

let lastSecond = -1
let secondText = ''

/** ISO instant; all but the milliseconds is made once for the requests of a second. */
const timeText = (): string => {
  const at = Date.now()
  const second = Math.floor(at / 1_000)
  if (second !== lastSecond) {
    lastSecond = second
    secondText = new Date(at).toISOString().slice(0, -'000Z'.length)
  }
  return `${secondText}${String(at % 1_000).padStart(3, '0')}Z`
}

/** Names alone, as nearly every path is: nothing in them to mask or to escape. */
const plainPath = /^(?:\/[A-Za-z]{0,40}\d{0,2})+$/

const pathText = (path: string): string => (plainPath.test(path) ? `"${path}"` : JSON.stringify(maskSecrets(path)))

const accessLine = ({ requestId, method, path, status, ms }: Answered): string =>
  `{"time":"${timeText()}","level":"INFO","message":"request","requestId":"${requestId}","method":"${method}",` +
  `"path":${pathText(path)},"status":${status},"ms":${ms}}\n`

export const Logging = Layer.unwrap(
  Effect.gen(function* () {
    const { logFile: path, logLevel } = yield* ServiceConfig
    const sink = Option.match(path, { onNone: () => stdout, onSome: (named) => logFile(resolve(projectRoot, named)) })
    const batch = yield* Effect.acquireRelease(
      Effect.sync(() => lineBatch(sink)),
      ({ close }) => Effect.sync(close)
    )
    const logger = Logger.make((options) =>
      batch.add(lineOf(Logger.formatStructured.log(options)), LogLevel.isGreaterThanOrEqualTo(options.logLevel, 'Warn'))
    )
    return Layer.mergeAll(
      Logger.layer([logger]),
      Layer.succeed(
        AccessLog,
        LogLevel.isGreaterThanOrEqualTo('Info', logLevel) ? (answered) => batch.add(accessLine(answered), false) : () => undefined
      ),
      Layer.succeed(References.MinimumLogLevel, logLevel),
      // Nobody collects spans.
      Layer.succeed(References.TracerEnabled, false)
    )
  })
)
