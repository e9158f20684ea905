/**
 * Logs (日志): one JSON object per line (time, level, message, cause, annotations), masked as a whole, to stdout or to LOG_FILE.
 * A log file past 50 MB at start is kept once as `<name>.1`.
 */
import { Effect, Layer, Logger, Option, References } from 'effect'
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ServiceConfig } from './Config.ts'
import { maskSecrets } from './maskSecrets.ts'
import { projectRoot } from './paths.ts'

const fileLimitBytes = 50 * 1024 * 1024

const toStdout = (line: string) => {
  process.stdout.write(line)
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** The file is opened with the first line, when the data folder is surely ours. */
const toFile = (path: string) => {
  let opened = false
  const open = () => {
    mkdirSync(dirname(path), { recursive: true })
    if (sizeOf(path) > fileLimitBytes) renameSync(path, `${path}.1`)
    opened = true
  }
  return (line: string) => {
    try {
      if (!opened) open()
      appendFileSync(path, line, { mode: 0o600 })
    } catch {
      process.stderr.write(line)
    }
  }
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

const loggerTo = (write: (line: string) => void) => Logger.map(Logger.formatStructured, (entry) => write(lineOf(entry)))

export const Logging = Layer.unwrap(
  Effect.gen(function* () {
    const { logFile, logLevel } = yield* ServiceConfig
    const write = Option.match(logFile, { onNone: () => toStdout, onSome: (path) => toFile(resolve(projectRoot, path)) })
    return Layer.merge(Logger.layer([loggerTo(write)]), Layer.succeed(References.MinimumLogLevel, logLevel))
  })
)
