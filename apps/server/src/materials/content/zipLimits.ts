/**
 * Limits of zip-based files (压缩包限制): zip itself, OFD, Office. An archive is judged by what it unfolds to, never by what it says of itself: each
 * entry is unfolded piece by piece and looked at, nothing is written or kept. Gives the first thing wrong in words for the person, or undefined.
 * Limits: 2,000 entries, 100 MB unfolded or twice a larger file, 100 times the packed size (beyond 1 MB), no archive inside and no document
 * that is one (Office, OFD), no DOCTYPE in its XML, no password, no way out of the folder, no link, no name that
 * holds NUL or has more than 1,024 bytes. Source: APPNOTE 6.3; GB/T 33190 (OFD).
 */
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { doctypeFinder } from './declaresDoctype.ts'
import type { FileBytes } from './FileBytes.ts'
import { mostEntries, zipDirectory } from './zipDirectory.ts'
import type { ZipEntry } from './zipDirectory.ts'

const mostBytes = 100 * 1_048_576
const mostRatio = 100
const smallBytes = 1_048_576

export const zipRefusals = {
  broken: '文件已损坏，无法打开，请重新导出后上传',
  locked: '文件设有密码，无法查看，请去掉密码后上传',
  entries: `文件内包含的内容超过${mostEntries}项，请拆分后上传`,
  bytes: `文件解压后超过${mostBytes / 1_048_576}MB，请压缩图片或拆分后上传`,
  ratio: '文件的压缩比例异常，无法接收，请重新导出后上传',
  nested: '文件内包含压缩文件或Word、Excel、OFD等文档，请取出后分别上传',
  doctype: '文件内容含有不允许的声明（DOCTYPE），请重新导出后上传',
  path: '文件内包含不安全的路径，请重新压缩后上传'
}

type Refusal = keyof typeof zipRefusals

/** zip, rar, 7z, gzip, xz and bzip2 by their first bytes. */
const archives = /^(?:504b0304|504b0506|526172211a07|377abcaf271c|1f8b08|fd377a585a00|425a68)/
const signatureBytes = 7

const leavesItsFolder = (name: string) => /^[\\/]|(?:^|[\\/])\.\.(?:[\\/]|$)|^[a-z]:/iu.test(name)

/** What an entry unfolds to, at most `room` bytes, or what is wrong with it. */
const unfolded = async (file: FileBytes, { name, method, start, packed }: ZipEntry, room: number): Promise<number | Refusal> => {
  if (method !== 0 && method !== 8) return 'broken'
  const source = file.stream(start, packed)
  const pieces: AsyncIterable<Buffer> & Readable = method === 0 ? source : source.pipe(createInflateRaw())
  const finds = /\.(?:xml|rels|svg|xsd)$/iu.test(name) ? doctypeFinder() : () => false
  let size = 0
  let head = Buffer.alloc(0)
  let declares = false
  try {
    for await (const piece of pieces) {
      size += piece.length
      if (size > room) return 'bytes'
      if (head.length < signatureBytes) head = Buffer.concat([head, piece.subarray(0, signatureBytes)])
      declares ||= finds(piece)
    }
  } catch {
    return 'broken'
  } finally {
    source.destroy()
  }
  if (size > smallBytes && size > packed * mostRatio) return 'ratio'
  if (archives.test(head.toString('hex'))) return 'nested'
  return declares ? 'doctype' : size
}

const refusalOf = async (file: FileBytes): Promise<Refusal | undefined> => {
  const entries = await zipDirectory(file)
  if (typeof entries === 'string') return entries
  let room = Math.max(mostBytes, 2 * file.size)
  for (const entry of entries) {
    if (entry.locked) return 'locked'
    if (!entry.plain || leavesItsFolder(entry.name)) return 'path'
    const size = await unfolded(file, entry, room)
    if (typeof size === 'string') return size
    room -= size
  }
  return undefined
}

export const zipLimits = async (file: FileBytes): Promise<string | undefined> => {
  const refusal = await refusalOf(file)
  return refusal === undefined ? undefined : zipRefusals[refusal]
}
