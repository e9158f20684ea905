/** Ending a server (停止数据库进程): our own, or one that a killed service left behind; each way is crash safe. */
import { readlinkSync, realpathSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processStart } from '../processIdentity.ts'
import { pidFileLines, pidFilePath } from './pidFile.ts'

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
export const endServer = async (pid: number) => {
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
export const endLeftOver = async (cluster: string) => {
  const pid = Number.parseInt(pidFileLines(cluster)[0] ?? '', 10)
  if (!Number.isInteger(pid)) return
  if (worksIn(pid, cluster)) await endServer(pid)
  else rmSync(pidFilePath(cluster), { force: true })
}
