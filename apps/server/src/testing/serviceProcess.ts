/**
 * The real service as a process of its own (`node src/main.ts`), for tests of starting, dying and stopping.
 * `ready` is the address it printed; `ended` its exit code and what it wrote to stderr.
 */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { projectRoot } from '../platform/paths.ts'

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
  return { child, ready, ended }
}
