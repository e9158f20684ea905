/**
 * The product as it is started for people (整个产品): built portal, service and embedded database, on a free port over data of its own.
 * Fails when the build fails or the service ends before it is ready.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Product {
  /** With the path of the portal and a slash at the end. */
  readonly address: string
  readonly stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../..')

const build = () => {
  const { status } = spawnSync(join(root, 'node_modules/.bin/nx'), ['run', '@ljonething/portal:build'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (status !== 0) throw new Error('the portal could not be built')
}

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

export const startProduct = async (): Promise<Product> => {
  build()
  const dataDir = mkdtempSync(join(tmpdir(), 'ljonething-bench-'))
  chmodSync(dataDir, 0o755)
  const service = spawn(process.execPath, ['--conditions=@ljonething/source', join(root, 'apps/server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TZ: 'Asia/Shanghai',
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      LOG_LEVEL: 'Warn'
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const ended = new Promise<void>((gone) => service.once('close', () => gone()))
  const address = await new Promise<string>((ready, fail) => {
    let said = ''
    service.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const found = /http:\/\/[\d.]+:\d+\/ljonething\//.exec(said)?.[0]
      if (found !== undefined) ready(found)
    })
    void ended.then(() => fail(new Error('the service ended before it was ready')))
  })
  return {
    address,
    stop: async () => {
      service.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
