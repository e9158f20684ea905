/**
 * What the commands run on plain Node need before anything is installed: where the workspace stands, how its own tools are
 * found, and whether the installed packages are those of the lock file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
export const bin = join(root, 'node_modules/.bin')

/** Environment of a step: the workspace's own Node and tools first. */
export const envOf = (inherited) => ({ ...inherited, PATH: `${bin}${delimiter}${inherited.PATH ?? ''}` })

/** The step that installs, as a program and what it is given. */
export const install = [process.execPath, [join(root, 'tools/install.mjs')]]

const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

/** Compares versions, not times: a lock file that was merely touched installs nothing anew. */
export const needsInstall = () => {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')))
  return wanted.some(([path, { version, optional, devOptional, peer, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false
    const found = installed[path]
    if (found === undefined) return !(optional || devOptional || peer || link)
    return found.version !== version
  })
}
