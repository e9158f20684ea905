/**
 * A log file (日志文件), opened with its first lines, when the data folder is surely ours, and kept open.
 * Past 50 MB at the opening it is kept once as `<name>.1`.
 */
import { appendFileSync, closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LineSink } from './LineBatch.ts'

const limitBytes = 50 * 1024 * 1024

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

const openLog = (path: string): number => {
  mkdirSync(dirname(path), { recursive: true })
  if (sizeOf(path) > limitBytes) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

export const logFile = (path: string): LineSink => {
  let file: number | undefined
  return {
    write: (lines) => {
      try {
        file ??= openLog(path)
        appendFileSync(file, lines)
      } catch {
        process.stderr.write(lines)
      }
    },
    close: () => {
      if (file !== undefined) closeSync(file)
      file = undefined
    }
  }
}
