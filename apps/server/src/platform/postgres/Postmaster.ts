/**
 * The running embedded PostgreSQL server: started on a free port of 127.0.0.1, started again on the same port when it dies, stopped with a fast
 * shutdown (at most 3.5 s, then at once; both are crash safe). A server left over by a killed service is stopped first.
 * Fails with StartError carrying the server's own last words.
 */
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../StartError.ts'
import { clusterPath } from './cluster.ts'
import { endLeftOver, endServer } from './endServer.ts'
import { serverLogPath, turnServerLog } from './serverLog.ts'
import { startServer } from './startServer.ts'
import type { RunningServer, ServerOptions } from './startServer.ts'

export interface PostmasterOptions extends ServerOptions {
  /** Called when the server died and could not be brought back. */
  readonly onLost: (reason: string) => void
}

export interface Postmaster {
  readonly port: number
  readonly stop: () => Promise<void>
}

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

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A taken port is tried anew; so is a cluster whose last processes are still ending. */
const startSomewhere = async (options: PostmasterOptions): Promise<{ running: RunningServer; port: number }> => {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { running: await startServer(options, port), port }
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
      running = await startServer(options, first.port)
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
      if (pid !== undefined && running.child.exitCode === null && running.child.signalCode === null) await endServer(pid)
    }
  }
}
