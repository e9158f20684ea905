/**
 * The service alone (服务进程): without a portal, over an embedded database of its own, with the access log on as in production. `cpuMs` is what
 * its process has used so far (Linux).
 */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../portal/product.ts'
import type { Address } from './wire.ts'

export const root = resolve(import.meta.dirname, '../..')

export interface RunningProcess {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  readonly cpuMs: () => number
  readonly stop: () => Promise<void>
}

export interface RunningService extends RunningProcess {
  readonly startMs: number
  readonly database: () => Address
}

const ticksPerSecond = 100

const cpuMsOf = ({ pid }: ChildProcess): number => {
  const fields =
    readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Runs a module of this project that prints its address when it is ready. */
export const startProcess = async (module: string, args: readonly string[], settings: Record<string, string>): Promise<RunningProcess> => {
  const child = spawn(process.execPath, ['--conditions=@ljonething/source', module, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TZ: 'Asia/Shanghai', ...settings },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const ended = new Promise<void>((gone) => child.once('close', () => gone()))
  const url = await new Promise<string>((ready, fail) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (found !== undefined) ready(found)
    })
    void ended.then(() => fail(new Error('it ended before it was ready')))
  })
  return {
    url,
    cpuMs: () => cpuMsOf(child),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    }
  }
}

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ljonething-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

export const startService = async (dataDir: string, settings: Record<string, string> = {}): Promise<RunningService> => {
  const from = performance.now()
  const service = await startProcess(join(root, 'apps/server/src/main.ts'), [], {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_FILE: join(dataDir, 'service.log'),
    ...settings
  })
  return {
    ...service,
    startMs: performance.now() - from,
    database: () => ({
      port: Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]),
      password: readFileSync(join(dataDir, 'database-password'), 'utf8').trim()
    })
  }
}
