/**
 * The lock of the data folder (数据目录锁): one service per data folder. `service.lock` names its owner by pid and process start time, so that a lock
 * left by a killed service is told apart from a living one, also after the pid was reused or the machine restarted.
 * Fails with StartError when the folder is in use or cannot be written; then nothing in it has been touched.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './StartError.ts'
import { processStart } from './processIdentity.ts'

export interface DataLock {
  readonly release: () => void
}

interface Owner {
  readonly pid: number
  readonly start: string
  readonly token: string
}

const lockPath = (dataDir: string) => join(dataDir, 'service.lock')

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined)

const readOwner = (path: string): Owner | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value !== 'object' || value === null) return undefined
    if (!('pid' in value && 'start' in value && 'token' in value)) return undefined
    const { pid, start, token } = value
    return typeof pid === 'number' && typeof start === 'string' && typeof token === 'string' ? { pid, start, token } : undefined
  } catch {
    return undefined
  }
}

const isAlive = ({ pid, start }: Owner) => processStart(pid) === start

const inUse = (dataDir: string, pid: number) =>
  new StartError(`数据目录 ${dataDir} 正被另一个服务使用（进程 ${pid}），请先停止它，或用 DATA_DIR 指定另一个目录。`)

const unwritable = (dataDir: string, error: unknown) => {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartError(`数据目录 ${dataDir} 所在磁盘已满，请腾出空间后再启动。`)
  return new StartError(`数据目录 ${dataDir} 无法写入（${code ?? '未知原因'}），请检查权限或用 DATA_DIR 指定另一个目录。`)
}

/** The living service that holds `dataDir`, if any; reads only. */
export const assertUnlocked = (dataDir: string): void => {
  const owner = readOwner(lockPath(dataDir))
  if (owner !== undefined && owner.pid !== process.pid && isAlive(owner)) throw inUse(dataDir, owner.pid)
}

const createExclusively = (path: string, owner: Owner) => {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead owner's lock away; puts it back when another starter had replaced it meanwhile. */
const removeStale = (dataDir: string) => {
  const path = lockPath(dataDir)
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved !== undefined && isAlive(moved)) {
    try {
      linkSync(aside, path)
    } finally {
      unlinkSync(aside)
    }
    throw inUse(dataDir, moved.pid)
  }
  unlinkSync(aside)
}

/** Not mkdir's own recursion, which never ends where folders cannot be made at all (/proc). */
const ensureFolder = (path: string) => {
  if (existsSync(path)) return
  ensureFolder(dirname(path))
  mkdirSync(path)
}

const take = (dataDir: string, mine: Owner) => {
  const path = lockPath(dataDir)
  ensureFolder(dataDir)
  chmodSync(dataDir, 0o711)
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createExclusively(path, mine)) return
    assertUnlocked(dataDir)
    removeStale(dataDir)
  }
}

/** Takes the folder for this process; a second look a moment later settles two starters that met at a stale lock. */
export const acquireDataLock = async (dataDir: string): Promise<DataLock> => {
  const path = lockPath(dataDir)
  const mine: Owner = { pid: process.pid, start: processStart(process.pid) ?? '', token: randomUUID() }
  try {
    take(dataDir, mine)
  } catch (error) {
    throw error instanceof StartError ? error : unwritable(dataDir, error)
  }
  await sleep(60)
  const holder = readOwner(path)
  if (holder?.token !== mine.token) throw inUse(dataDir, holder?.pid ?? 0)
  return {
    release: () => {
      if (readOwner(path)?.token === mine.token) unlinkSync(path)
    }
  }
}
