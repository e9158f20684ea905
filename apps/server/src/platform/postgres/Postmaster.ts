/**
 * The running embedded PostgreSQL server: started on a free port of 127.0.0.1, told ready by its own postmaster.pid, started again
 * on the same port when it dies, stopped with a fast shutdown (at most 3.5 s, then at once; both are crash safe).
 * A server left over by a killed service is stopped first. It runs in its own session, so Ctrl-C reaches the service alone.
 * Fails with StartError carrying the server's own last words.
 */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../StartError.ts'
import { processStart } from '../processIdentity.ts'
import type { Binaries } from './binaries.ts'
import { clusterPath } from './cluster.ts'
import type { DatabaseUser } from './databaseUser.ts'
import { launchAs } from './databaseUser.ts'
import { quietLog, serverLogPath, turnServerLog } from './serverLog.ts'

export interface PostmasterOptions {
  readonly dataDir: string
  readonly binaries: Binaries
  readonly owner: DatabaseUser | undefined
  readonly maxConnections: number
  /** Called when the server died and could not be brought back. */
  readonly onLost: (reason: string) => void
}

export interface Postmaster {
  readonly port: number
  readonly stop: () => Promise<void>
}

const readyTimeoutMs = 120_000
const restartsAllowed = 5
const restartWindowMs = 60_000

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name)
  } catch {
    return
  }
}

const gone = async (pid: number, withinMs: number) => {
  const start = processStart(pid)
  for (let waited = 0; waited < withinMs; waited += 25) {
    if (start === undefined || processStart(pid) !== start) return true
    await sleep(25)
  }
  return false
}

/** Fast shutdown, then immediate, then kill; each is recovered from by the next start. */
const end = async (pid: number) => {
  signal(pid, 'SIGINT')
  if (await gone(pid, 3_500)) return
  signal(pid, 'SIGQUIT')
  if (await gone(pid, 600)) return
  signal(pid, 'SIGKILL')
  await gone(pid, 500)
}

const worksIn = (pid: number, cluster: string) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return process.platform !== 'linux' && processStart(pid) !== undefined
  }
}

/** Ends the server a killed service left behind and removes a pid file that means nobody any more. */
const endLeftOver = async (cluster: string) => {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = Number.parseInt(textOf(pidFile), 10)
  if (!Number.isInteger(pid)) return
  if (worksIn(pid, cluster)) await end(pid)
  else rmSync(pidFile, { force: true })
}

const serverArgs = (cluster: string, port: number, maxConnections: number) => [
  '-D',
  cluster,
  ...Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    lc_messages: 'C',
    ...quietLog
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
]

const lastWords = (logPath: string, from: number) => {
  const lines = readFileSync(logPath).subarray(from).toString('utf8').split('\n')
  return lines.findLast((line) => /FATAL|PANIC|could not|No space/.test(line))?.replace(/^.*?(FATAL|PANIC|LOG):\s*/, '') ?? '未说明原因'
}

interface Running {
  readonly child: ChildProcess
  readonly exited: Promise<void>
}

const startOnce = async ({ dataDir, binaries, owner, maxConnections }: PostmasterOptions, port: number): Promise<Running> => {
  const cluster = clusterPath(dataDir)
  const logPath = serverLogPath(dataDir)
  turnServerLog(dataDir)
  const log = openSync(logPath, 'a', 0o600)
  const from = statSync(logPath).size
  const { file, args, ...identity } = launchAs(owner, binaries.postgres, serverArgs(cluster, port, maxConnections), [
    binaries.postgres,
    cluster
  ])
  const child = spawn(file, args, { ...identity, detached: true, stdio: ['ignore', log, log], env: { ...process.env, LC_ALL: 'C' } })
  closeSync(log)
  let ended = false
  const exited = new Promise<void>((resolve) => {
    const done = () => {
      ended = true
      resolve()
    }
    child.once('exit', done)
    child.once('error', done)
  })
  for (let waited = 0; waited < readyTimeoutMs; waited += 25) {
    if (ended) throw new Error(lastWords(logPath, from))
    const lines = textOf(join(cluster, 'postmaster.pid')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return { child, exited }
    await sleep(25)
  }
  child.kill('SIGQUIT')
  throw new Error('启动超时')
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A taken port is tried anew; so is a cluster whose last processes are still ending. */
const startSomewhere = async (options: PostmasterOptions): Promise<{ running: Running; port: number }> => {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { running: await startOnce(options, port), port }
    } catch (error) {
      const reason = reasonOf(error)
      if (attempt < 20 && /shared memory block is still in use|could not create any TCP\/IP sockets|Address already in use/.test(reason)) {
        await sleep(250)
        continue
      }
      if (/No space left/.test(reason)) throw new StartError(`数据目录 ${options.dataDir} 所在磁盘已满，请腾出空间后再启动。`)
      throw new StartError(`内置数据库启动失败：${reason}（详见 ${serverLogPath(options.dataDir)}）`)
    }
  }
}

export const startPostmaster = async (options: PostmasterOptions): Promise<Postmaster> => {
  await endLeftOver(clusterPath(options.dataDir))
  const first = await startSomewhere(options)
  let running = first.running
  let stopping = false
  let restarts: number[] = []
  const supervise = async (): Promise<void> => {
    await running.exited
    if (stopping) return
    restarts = [...restarts.filter((at) => at > Date.now() - restartWindowMs), Date.now()]
    if (restarts.length > restartsAllowed) return options.onLost('内置数据库反复退出')
    await sleep(200)
    if (stopping) return
    try {
      running = await startOnce(options, first.port)
    } catch (error) {
      return options.onLost(`内置数据库意外退出且无法恢复：${reasonOf(error)}`)
    }
    return supervise()
  }
  void supervise()
  const turning = setInterval(() => turnServerLog(options.dataDir), 60_000).unref()
  return {
    port: first.port,
    stop: async () => {
      stopping = true
      clearInterval(turning)
      const pid = running.child.pid
      if (pid !== undefined && running.child.exitCode === null && running.child.signalCode === null) await end(pid)
    }
  }
}
