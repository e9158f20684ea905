/**
 * Start (一键启动): from a fresh clone to a running portal. Runs on any Node from 20.19 with nothing installed: refuses what cannot
 * work, installs when needed, builds the portal (cached), then runs the service and passes signals on.
 * Ends with the code of the step that failed; Ctrl-C ends every step within five seconds.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { bin, envOf, install, needsInstall, root } from './bootstrap.mjs'

const node = join(bin, 'node')
const port = Number(process.env.PORT ?? 8080)
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
const env = envOf(process.env)

let current
let stopping = false

const say = (text) => process.stdout.write(`${text}\n`)
/** Whoever read along may be gone before the service has stopped. */
process.stdout.on('error', () => undefined)

class StepFailed extends Error {}

const assertPortFree = () =>
  new Promise((free, refuse) => {
    const probe = createServer()
    probe.once('error', ({ code }) =>
      refuse(
        new StepFailed(
          `端口 ${port} ${code === 'EADDRINUSE' ? '已被占用' : `无法使用（${code}）`}，请停止占用它的程序，或用 PORT 指定另一个端口。`
        )
      )
    )
    probe.listen({ host: process.env.HOST ?? '127.0.0.1', port, exclusive: true }, () => probe.close(free))
  })

/** Steps run in a process group of their own, so that Ctrl-C reaches them once and through here. */
const start = (file, args, options) => {
  const child = spawn(file, args, { cwd: root, env, detached: process.platform !== 'win32', ...options })
  const ended = new Promise((done) => {
    child.once('error', ({ message }) => done({ code: 1, message }))
    child.once('exit', (code, signal) => done({ code: code ?? (signal === null ? 1 : 130) }))
  })
  current = { child, ended }
  return current
}

const signalGroup = (child, name) => {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name)
  } catch {
    child.kill(name)
  }
}

/** Runs a step quietly; what it said is shown when it fails. */
const step = async (title, file, args) => {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  say(`· ${title} …`)
  const ticking = setInterval(() => say(`  已用 ${seconds()} 秒`), 15_000)
  const said = []
  const { child, ended } = start(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const { code, message } = await ended
  clearInterval(ticking)
  if (stopping) return
  if (code !== 0) {
    process.stderr.write(Buffer.concat(said))
    throw new StepFailed(`${title}失败${message === undefined ? '' : `：${message}`}`)
  }
  say(`  完成（${seconds()} 秒）`)
}

/** The same refusals as the service makes, before anything is touched. */
const preflight = async () => {
  const { ended } = start(node, [join(root, 'apps/server/src/platform/preflight.ts')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const { code } = await ended
  if (code !== 0 && !stopping) process.exit(code)
}

const serve = async () => {
  say('· 启动服务 …')
  const logFile = process.env.LOG_FILE ?? join(dataDir, 'service.log')
  const { ended } = start(node, ['--conditions=@ljonething/source', join(root, 'apps/server/src/main.ts')], {
    env: { ...env, LOG_FILE: logFile },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc']
  })
  return (await ended).code
}

const stop = () => {
  if (stopping) return
  stopping = true
  if (current === undefined || current.child.exitCode !== null) process.exit(0)
  say('\n· 正在停止 …')
  signalGroup(current.child, 'SIGTERM')
  setTimeout(() => signalGroup(current.child, 'SIGKILL'), 4_900).unref()
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop)

const main = async () => {
  await assertPortFree()
  if (existsSync(node)) await preflight()
  if (stopping) return 0
  if (needsInstall()) await step('安装依赖', ...install)
  if (stopping) return 0
  env.NX_DAEMON = 'false'
  env.NX_TUI = 'false'
  await step('构建门户', join(bin, 'nx'), ['run-many', '-t', 'build', '-p', '@ljonething/portal'])
  return stopping ? 0 : serve()
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
