/**
 * Checks before the start (启动前检查): the two refusals that must come at once, before anything is installed, built, loaded or started:
 * a busy port and a data folder in use. Knows no framework, so it answers in a few dozen milliseconds.
 * Run as a program it prints the sentence and exits 1; it fails with StartError when called.
 */
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { assertUnlocked } from './DataLock.ts'
import { StartError } from './StartError.ts'
import { defaultDataDir, projectRoot } from './paths.ts'

export const assertPortFree = (host: string, port: number): Promise<void> =>
  new Promise((free, refuse) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') refuse(new StartError(`端口 ${port} 已被占用，请停止占用它的程序，或用 PORT 指定另一个端口。`))
      else if (error.code === 'EACCES') refuse(new StartError(`没有权限使用端口 ${port}，请用 PORT 指定 1024 以上的端口。`))
      else refuse(new StartError(`无法在 ${host}:${port} 上监听（${error.code ?? error.message}）。`))
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => free()))
  })

export const preflight = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const port = Number(env['PORT'] ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new StartError(`配置 PORT 无效：应为 0 到 65535 的整数。`)
  assertUnlocked(resolve(projectRoot, env['DATA_DIR'] ?? defaultDataDir))
  await assertPortFree(env['HOST'] ?? '127.0.0.1', port)
}

if (import.meta.main) {
  await preflight(process.env).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
