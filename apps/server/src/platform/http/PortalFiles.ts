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

/** At most once a second. */
const everySecond = (work: () => Promise<void>): (() => Promise<void>) => {
  let begunAt = 0
  let working = Promise.resolve()
  return () => {
    if (Date.now() - begunAt >= 1000) {
      begunAt = Date.now()
      working = work()
    }
    return working
  }
}

export const portalFiles = (root: string): PortalFiles => {
  let version: number | undefined
  let names = new Set<string>()
  let loaded = new Map<string, Promise<PortalFile | undefined>>()
  const list = async () => {
    names = await listNames(root)
  }
  /** While a build is being written there is no `index.html` for a moment: what is known goes on. */
  const refresh = everySecond(async () => {
    const modified = await stat(join(root, 'index.html')).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined
    )
    if (modified === undefined || modified === version) return
    version = modified
    await list()
    loaded = new Map()
  })
  /** It may have been listed before all of its files were there. */
  const listAgain = everySecond(list)
  const read = (path: string): Promise<PortalFile | undefined> => {
    const known = loaded.get(path)
    if (known !== undefined) return known
    const into = loaded
    const file = load(join(root, path), path).catch(() => {
      into.delete(path)
      return undefined
    })
    into.set(path, file)
    return file
  }
  return {
    find: async (path) => {
      await refresh()
      if (!names.has(path) && !loaded.has(path)) await listAgain()
      return names.has(path) || loaded.has(path) ? read(path) : undefined
    }
  }
}
