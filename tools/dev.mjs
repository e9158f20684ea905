/**
 * Development (开发模式): the portal with hot reload on port 5173 and the service, restarted whenever its files change, on PORT (8080).
 * Ctrl-C ends both.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const port = process.env.PORT ?? '8080'
const service = `http://127.0.0.1:${port}`

if (!existsSync(join(root, 'node_modules/.bin/node'))) {
  process.stderr.write('尚未安装依赖，请先执行 npm ci（或 npm start）。\n')
  process.exit(1)
}

process.env.SERVICE_URL = service

const server = spawn(
  join(root, 'node_modules/.bin/node'),
  ['--watch', '--watch-preserve-output', '--conditions=@ljonething/source', 'src/main.ts'],
  {
    cwd: join(root, 'apps/server'),
    env: { ...process.env, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'Warn' },
    stdio: ['ignore', 'inherit', 'inherit']
  }
)

const { createServer } = await import('vite')
const portal = await createServer({ root: join(root, 'apps/portal'), configFile: join(root, 'apps/portal/vite.config.ts') })
await portal.listen()
process.stdout.write(`\n  门户（热更新） http://127.0.0.1:${portal.config.server.port}/ljonething/\n  服务 ${service}\n\n`)

const stop = async () => {
  server.kill('SIGTERM')
  await Promise.all([portal.close(), new Promise((done) => (server.exitCode === null ? server.once('exit', done) : done()))])
  process.exit(0)
}
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => void stop())
server.once('exit', (code) => void portal.close().then(() => process.exit(code ?? 0)))
