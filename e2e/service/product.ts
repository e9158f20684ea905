/**
 * The product from behind (被测服务): its database, its process and its typesetting thread, for what no click brings about. A service that somebody else
 * runs (`E2E_URL`) is named by `E2E_DATA_DIR`, and started with `--inspect-port=E2E_INSPECT_PORT`.
 */
import { PgClient } from '@effect/sql-pg'
import { Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} names the running product`)
  return value
}

const textOf = (file: string): string => readFileSync(join(setting('E2E_DATA_DIR'), file), 'utf8')

export const query = <A>(statement: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>): Promise<A> => {
  const client = PgClient.layer({
    host: '127.0.0.1',
    port: Number(textOf('postgres/postmaster.pid').split('\n')[3]),
    username: 'ljonething',
    password: Redacted.make(textOf('database-password').trim()),
    database: 'postgres',
    maxConnections: 1
  })
  return Effect.runPromise(Effect.flatMap(SqlClient.SqlClient, statement).pipe(Effect.provide(client), Effect.orDie))
}

/** Process of the service that runs now. */
export const servicePid = (): number => JSON.parse(textOf('service.lock')).pid

/** As when the machine fails: no time to finish anything. What starts services starts it again. */
export const killService = (): void => {
  process.kill(servicePid(), 'SIGKILL')
}

interface Target {
  readonly webSocketDebuggerUrl: string
}

const debuggerOf = async (): Promise<string> => {
  process.kill(servicePid(), 'SIGUSR1')
  for (let attempt = 0; ; attempt += 1) {
    const targets = await fetch(`http://127.0.0.1:${setting('E2E_INSPECT_PORT')}/json/list`).catch(() => undefined)
    const [target]: readonly Target[] = targets === undefined ? [] : await targets.json()
    if (target !== undefined) return target.webSocketDebuggerUrl
    if (attempt > 100) throw new Error('the service opens no debugger')
    await new Promise((done) => setTimeout(done, 50))
  }
}

const killing = (renders: number): string => `(() => {
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  const post = Worker.prototype.postMessage
  let left = ${renders}
  Worker.prototype.postMessage = function (...message) {
    post.apply(this, message)
    if (this.threadName !== 'documents') return
    left -= 1
    if (left === 0) Worker.prototype.postMessage = post
    void this.terminate()
  }
  return 'armed'
})()`

/** The thread that sets documents is killed while it sets each of the next so many: a thread is no process, only its own service can kill it. */
export const killNextRenders = async (renders: number): Promise<void> => {
  const socket = new WebSocket(await debuggerOf())
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }))
  const answered = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
  })
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: killing(renders) } }))
  const answer = await answered
  socket.close()
  if (!answer.includes('armed')) throw new Error(answer)
}
