/**
 * The database folder (数据库目录): the files of the embedded PostgreSQL under `<data>/postgres`, made once. It is built beside its place and renamed, so
 * a start that was cut off leaves nothing half made. Fails with StartError: disk full, folder not writable, other major version.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../StartError.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseUser } from './databaseUser.ts'
import { launchAs } from './databaseUser.ts'

export const databaseRole = 'ljonething'
export const majorVersion = '18'
const freshBytes = 200 * 1024 * 1024
const runningBytes = 48 * 1024 * 1024

export const clusterPath = (dataDir: string) => join(dataDir, 'postgres')

const full = (dataDir: string) => new StartError(`数据目录 ${dataDir} 所在磁盘已满，请腾出空间后再启动。`)

const assertSpace = (dataDir: string, needed: number) => {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < needed) throw full(dataDir)
}

const readPassword = (dataDir: string): string => {
  const path = join(dataDir, 'database-password')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const password = randomBytes(32).toString('base64url')
  writeFileSync(path, `${password}\n`, { mode: 0o600 })
  return password
}

const runInitdb = (programs: Binaries, owner: DatabaseUser | undefined, target: string, passwordFile: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { file, args, ...identity } = launchAs(
      owner,
      programs.initdb,
      [
        `--pgdata=${target}`,
        `--username=${databaseRole}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums'
      ],
      [programs.initdb, target]
    )
    const child = spawn(file, args, {
      ...identity,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' }
    })
    const said: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(Buffer.concat(said).toString('utf8')))))
  })

const create = async (dataDir: string, programs: Binaries, owner: DatabaseUser | undefined, password: string) => {
  const fresh = join(dataDir, 'postgres.new')
  const passwordFile = join(dataDir, 'postgres.pwfile')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o700)
  if (owner !== undefined) for (const path of [fresh, passwordFile]) chownSync(path, owner.uid, owner.gid)
  try {
    await runInitdb(programs, owner, fresh, passwordFile)
    renameSync(fresh, clusterPath(dataDir))
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : String(error)
    if (/No space left|ENOSPC|Disk quota/.test(reason)) throw full(dataDir)
    if (owner !== undefined && /setpriv|Permission denied|not found/.test(reason)) {
      throw new StartError(`系统用户 postgres 无法进入项目目录或 ${dataDir}，请把它们移到人人可进入的目录（如 /opt），或以普通用户启动。`)
    }
    throw new StartError(`内置数据库初始化失败：${reason.trim().split('\n').at(-1) ?? '未知原因'}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Makes the cluster when missing and answers its password. */
export const ensureCluster = async (dataDir: string, programs: Binaries, owner: DatabaseUser | undefined): Promise<string> => {
  const cluster = clusterPath(dataDir)
  const exists = existsSync(join(cluster, 'PG_VERSION'))
  if (!exists && existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new StartError(`${cluster} 不是数据库目录，请移走它，或用 DATA_DIR 指定另一个目录。`)
  }
  assertSpace(dataDir, exists ? runningBytes : freshBytes)
  const password = readPassword(dataDir)
  if (!exists) await create(dataDir, programs, owner, password)
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion)
    throw new StartError(`${cluster} 属于 PostgreSQL ${version}，本服务使用 ${majorVersion}；请先用 pg_upgrade 升级数据。`)
  return password
}
