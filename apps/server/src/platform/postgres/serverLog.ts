/**
 * The log of the embedded PostgreSQL (数据库日志), `<data>/postgres.log`: how the server starts, stops and breaks, and never a value of a statement.
 *
 * An error of a statement may carry what a person wrote in its message, detail or context, so no such error is written here; the service gets it and
 * logs it masked. Past 10 MB the log is kept as `postgres.log.1`, the last five of them; the server writes on to the same file, which is emptied
 * under it.
 */
import { copyFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { makePlace } from '../formerLogs.ts'

const limitBytes = 10 * 1024 * 1024

export const serverLogPath = (dataDir: string) => join(dataDir, 'postgres.log')

/** Given on the command line, where no file of settings changes them. `log` stands above `error` among the levels of the server's log. */
export const quietLog = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_lock_waits: 'off'
}

export const turnServerLog = (dataDir: string, limit = limitBytes) => {
  const path = serverLogPath(dataDir)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= limit) return
  try {
    makePlace(path)
    copyFileSync(path, `${path}.1`)
  } catch {
    // A full disk cannot take the copy; the old lines go, or the log grows on it without end.
  }
  truncateSync(path)
}
