/**
 * A log file (日志文件), opened with its first lines, when the data folder is surely ours, and kept open. Past 50 MB it is kept as `<name>.1`
 * and begun anew, also while the service runs; the last five are kept. Lines that cannot be written go to stderr, after one sentence that says why.
 */
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { makePlace } from './formerLogs.ts'
import type { LineSink } from './LineBatch.ts'

const mostBytes = 50 * 1024 * 1024

interface OpenLog {
  readonly file: number
  size: number
}

const openLog = (path: string): OpenLog => {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a', 0o600)
  return { file, size: fstatSync(file).size }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)

export const logFile = (path: string, limit = mostBytes): LineSink => {
  let open: OpenLog | undefined
  let failedWith: string | undefined
  const close = () => {
    if (open !== undefined) closeSync(open.file)
    open = undefined
  }
  const turn = () => {
    close()
    makePlace(path)
    renameSync(path, `${path}.1`)
  }
  const append = (lines: string) => {
    open ??= openLog(path)
    if (open.size > limit) {
      turn()
      open = openLog(path)
    }
    appendFileSync(open.file, lines)
    open.size += Buffer.byteLength(lines)
  }
  return {
    write: (lines) => {
      try {
        append(lines)
        failedWith = undefined
      } catch (error) {
        const reason = reasonOf(error)
        if (reason !== failedWith) process.stderr.write(`日志文件 ${path} 无法写入（${reason}），日志暂时输出到这里。\n`)
        failedWith = reason
        process.stderr.write(lines)
      }
    },
    close
  }
}
