/**
 * Whom PostgreSQL runs as. It refuses to run as root, so root hands it to the system user `postgres` (made when missing);
 * any other user runs it as themselves. Where that user could not walk to the folders (a clone under /root), it keeps the
 * right to pass them (CAP_DAC_OVERRIDE, also for access(2), hence the secure bit) and nothing else. On Linux the server also
 * ends when the service dies.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../StartError.ts'

export interface DatabaseUser {
  readonly uid: number
  readonly gid: number
}

export interface Launch {
  readonly file: string
  readonly args: readonly string[]
  readonly uid?: number
  readonly gid?: number
}

const output = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const lookUp = (): DatabaseUser | undefined => {
  try {
    return { uid: Number(output('id', ['-u', 'postgres'])), gid: Number(output('id', ['-g', 'postgres'])) }
  } catch {
    return undefined
  }
}

const create = (): DatabaseUser | undefined => {
  try {
    output('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  } catch {
    return lookUp()
  }
  return lookUp()
}

/** Undefined for an ordinary user, who runs the server as themselves. */
export const databaseUser = (): DatabaseUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const user = lookUp() ?? create()
  if (user === undefined) throw new StartError('以 root 启动时需要系统用户 postgres，自动创建失败；请先执行 useradd --system postgres。')
  return user
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

const isOpenTo = (user: DatabaseUser, path: string): boolean => {
  const { mode, uid, gid } = statSync(path)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  const parent = dirname(path)
  return (mode & bit) !== 0 && (parent === path || isOpenTo(user, parent))
}

/** How to start `file` as `owner`; `reaching` are the paths it has to walk to. */
export const launchAs = (owner: DatabaseUser | undefined, file: string, args: readonly string[], reaching: readonly string[]): Launch => {
  if (setpriv === undefined) return { file, args, ...owner }
  const identity = owner === undefined ? [] : [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const walled = owner !== undefined && reaching.some((path) => !isOpenTo(owner, path))
  const passage = walled ? ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'] : []
  return { file: setpriv, args: [...identity, ...passage, '--pdeathsig=INT', '--', file, ...args] }
}
