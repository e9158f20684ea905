/**
 * The real service as a process of its own (`node src/main.ts`), for tests of starting, dying and stopping. It ends with its
 * test, also where that fails.
 * `ready` is the address it printed; `ended` its exit code and what it wrote to stderr.
 */
import { PgClient } from '@effect/sql-pg'
import { Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { projectRoot } from '../platform/paths.ts'
import { databaseRole } from '../platform/postgres/cluster.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface ServiceProcess {
  readonly child: ChildProcess
  readonly ready: Promise<string>
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string; readonly stdout: string }>
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** A folder for the data of services, gone after the test. `made` has the database of a first start in it, a copy that is migrated already. */
export const dataFolder = (name: string, { made = true } = {}): string => {
  const folder = temporaryFolder(name)
  onTestFinished(folder.remove)
  const dataDir = join(folder.path, 'data')
  if (made) {
    mkdirSync(dataDir)
    execFileSync('cp', ['-a', `${inject('madeData')}/.`, dataDir])
  }
  return dataDir
}

/** Asks the database of a running service, past the service. */
export const queryIn = <A>(dataDir: string, statement: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>): Promise<A> => {
  const port = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3])
  const password = Redacted.make(readFileSync(join(dataDir, 'database-password'), 'utf8').trim())
  const client = PgClient.layer({ host: '127.0.0.1', port, username: databaseRole, password, database: 'postgres', maxConnections: 1 })
  return Effect.runPromise(Effect.flatMap(SqlClient.SqlClient, statement).pipe(Effect.provide(client), Effect.orDie))
}

export const startService = (settings: Record<string, string>): ServiceProcess => {
  const child = spawn(process.execPath, ['--conditions=@ljonething/source', join(projectRoot, 'apps/server/src/main.ts')], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let stdout = ''
  let stderr = ''
  const ended: ServiceProcess['ended'] = new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, stderr, stdout }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString('utf8')
      const address = /http:\/\/[\d.]+:\d+(?=\/ljonething\/)/.exec(stdout)?.[0]
      if (address !== undefined) resolve(address)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8')
    })
    void ended.then(() => reject(new Error(`the service ended before it was ready: ${stderr}`)))
  })
  ready.catch(() => undefined)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, ready, ended }
}
