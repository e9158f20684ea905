/**
 * Files of the portal (门户静态文件): the files of a built portal, read once, kept in memory with their brotli and gzip forms (made on first use, or the
 * `.br` / `.gz` beside the file). Read again when `index.html` changes, so a rebuilt portal needs no restart.
 */
import { readFile, readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { contentTypes } from './contentTypes.ts'
import type { Compressed, EncodedOnce } from './encodings.ts'
import { encodedOnce } from './encodings.ts'

export interface PortalFile extends EncodedOnce {
  readonly type: string
  readonly immutable: boolean
  readonly compressible: boolean
}

export interface PortalFiles {
  /** `path` relative to the build, with `/` between folders; undefined when there is no such file. */
  readonly find: (path: string) => Promise<PortalFile | undefined>
}

const suffixes: Record<Compressed, string> = { br: '.br', gzip: '.gz' }

const existing = (path: string) => readFile(path).catch(() => undefined)

const load = async (path: string, name: string): Promise<PortalFile> => {
  const plain = await readFile(path)
  const kind = contentTypes[extname(name).toLowerCase()] ?? { type: 'application/octet-stream', compressed: false }
  return {
    ...encodedOnce(plain, (encoding) => existing(`${path}${suffixes[encoding]}`)),
    type: kind.type,
    immutable: /^(?:embedded\/)?assets\//.test(name),
    compressible: kind.compressed && plain.length > 512
  }
}

const listNames = async (root: string): Promise<Set<string>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  )
}

export const portalFiles = (root: string): PortalFiles => {
  let version: number | undefined
  let names = new Set<string>()
  let loaded = new Map<string, Promise<PortalFile>>()
  let checkedAt = 0
  let checking = Promise.resolve()
  const refresh = () => {
    if (Date.now() - checkedAt >= 1000) {
      checkedAt = Date.now()
      checking = look()
    }
    return checking
  }
  const look = async () => {
    const modified = await stat(join(root, 'index.html')).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined
    )
    if (modified === version) return
    version = modified
    names = await listNames(root)
    loaded = new Map()
  }
  return {
    find: async (path) => {
      await refresh()
      if (!names.has(path)) return undefined
      const file = loaded.get(path) ?? load(join(root, path), path)
      loaded.set(path, file)
      return file
    }
  }
}
