/** A file on the disk, read in pieces (分段读取), so that a large one costs no more memory than a small one. Positions and lengths are bytes. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'

export interface FileBytes {
  readonly size: number
  /** Less than asked for at the end of the file. */
  readonly at: (start: number, length: number) => Promise<Buffer>
  readonly stream: (start: number, length: number) => Readable
}

export const withFile = async <A>(path: string, use: (file: FileBytes) => Promise<A>): Promise<A> => {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    return await use({
      size,
      at: async (start, length) => {
        const room = Math.max(0, Math.min(length, size - start))
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(room), 0, room, Math.min(start, size))
        return buffer.subarray(0, bytesRead)
      },
      stream: (start, length) => (length === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + length - 1 }))
    })
  } finally {
    await handle.close()
  }
}
