/**
 * One start of the server (启动数据库进程) on a port of 127.0.0.1, in its own session, so that Ctrl-C reaches the service alone; told ready by its own
 * postmaster.pid. Fails with an Error carrying the server's own last words.
 */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { clusterPath } from './cluster.ts'
import type { DatabaseUser } from './databaseUser.ts'
import { launchAs } from './databaseUser.ts'
import { pidFileLines } from './pidFile.ts'
import { quietLog, serverLogPath, turnServerLog } from './serverLog.ts'

export interface ServerOptions {
  readonly dataDir: string
  readonly binaries: Binaries
  readonly owner: DatabaseUser | undefined
  readonly maxConnections: number
}

const readyTimeoutMs = 120_000

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

export interface RunningServer {
  readonly child: ChildProcess
  readonly exited: Promise<void>
}

export const startServer = async ({ dataDir, binaries, owner, maxConnections }: ServerOptions, port: number): Promise<RunningServer> => {
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
    const lines = pidFileLines(cluster)
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return { child, exited }
    await sleep(25)
  }
  child.kill('SIGQUIT')
  throw new Error('启动超时')
}
