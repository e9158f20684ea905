/**
 * Limits of zip-based files (压缩包限制): zip itself, OFD, Office. An archive is judged by what it unfolds to, never by what it says of itself: each
 * entry is unfolded in memory within the limits and looked at, nothing is written. Gives the first thing wrong in words for the person, or undefined.
 * Limits: 2,000 entries, 100 MB unfolded, 100 times the packed size (beyond 1 MB), no archive inside, no DOCTYPE in its XML, no password, no way out
 * of the folder. Source: APPNOTE 6.3; GB/T 33190 (OFD).
 */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { declaresDoctype } from './declaresDoctype.ts'

const mostEntries = 2_000
const mostBytes = 100 * 1_048_576
const mostRatio = 100
const smallBytes = 1_048_576

export const zipRefusals = {
  broken: '文件已损坏，无法打开，请重新导出后上传',
  locked: '文件设有密码，无法查看，请去掉密码后上传',
  entries: `文件内包含的内容超过${mostEntries}项，请拆分后上传`,
  bytes: `文件解压后超过${mostBytes / 1_048_576}MB，请压缩图片或拆分后上传`,
  ratio: '文件的压缩比例异常，无法接收，请重新导出后上传',
  nested: '文件内包含压缩文件，请取出后分别上传',
  doctype: '文件内容含有不允许的声明（DOCTYPE），请重新导出后上传',
  path: '文件内包含不安全的路径，请重新压缩后上传'
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly locked: boolean
  readonly packed: Buffer
}

const directoryEnd = 0x06054b50
const directoryHeader = 0x02014b50
const entryHeader = 0x04034b50

const endOf = (file: Buffer): number => {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 22 - 0xffff); at--) if (file.readUInt32LE(at) === directoryEnd) return at
  return -1
}

/** Reads past the end throw RangeError, which means broken. */
const entriesOf = (file: Buffer): readonly Entry[] | keyof typeof zipRefusals => {
  const end = endOf(file)
  if (end < 0) return 'broken'
  const count = file.readUInt16LE(end + 10)
  if (count > mostEntries) return 'entries'
  const entries: Entry[] = []
  let packedBytes = 0
  for (let at = file.readUInt32LE(end + 16), read = 0; read < count; read++) {
    if (file.readUInt32LE(at) !== directoryHeader) return 'broken'
    const [nameLength, extraLength, commentLength] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)]
    const header = file.readUInt32LE(at + 42)
    if (file.readUInt32LE(header) !== entryHeader) return 'broken'
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20))
    packedBytes += packed.length
    if (packedBytes > file.length) return 'broken'
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      locked: (file.readUInt16LE(at + 8) & 1) === 1,
      packed
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

const inflate = promisify(inflateRaw)

const unfold = async ({ method, packed }: Entry, room: number): Promise<Buffer | 'bytes' | 'broken'> => {
  if (method === 0) return packed.length > room ? 'bytes' : packed
  if (method !== 8) return 'broken'
  try {
    return await inflate(packed, { maxOutputLength: Math.max(room, 1) })
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'bytes' : 'broken'
  }
}

/** zip, rar, 7z, gzip, xz and bzip2 by their first bytes. */
const archives = /^(?:504b0304|504b0506|526172211a07|377abcaf271c|1f8b08|fd377a585a00|425a68)/
const isArchive = (content: Buffer) => archives.test(content.toString('hex', 0, 7))

const leavesItsFolder = (name: string) => /^[\\/]|(?:^|[\\/])\.\.(?:[\\/]|$)|^[a-z]:/iu.test(name)

const refusalOf = async (bytes: Uint8Array): Promise<keyof typeof zipRefusals | undefined> => {
  const entries = entriesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (typeof entries === 'string') return entries
  let total = 0
  for (const entry of entries) {
    if (entry.locked) return 'locked'
    if (leavesItsFolder(entry.name)) return 'path'
    const content = await unfold(entry, mostBytes - total)
    if (typeof content === 'string') return content
    total += content.length
    if (content.length > smallBytes && content.length > entry.packed.length * mostRatio) return 'ratio'
    if (isArchive(content)) return 'nested'
    if (/\.(?:xml|rels|svg|xsd)$/iu.test(entry.name) && declaresDoctype(content)) return 'doctype'
  }
  return undefined
}

export const zipLimits = async (bytes: Uint8Array): Promise<string | undefined> => {
  const refusal = await refusalOf(bytes).catch((error: unknown) => {
    if (error instanceof RangeError) return 'broken' as const
    throw error
  })
  return refusal === undefined ? undefined : zipRefusals[refusal]
}
