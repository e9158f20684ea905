/**
 * 下载分块: a download is streamed in chunks of 65,536 bytes, the last one shorter. Ends are exclusive, as `slice` takes them.
 * A size that is not a positive number has no chunks. Source: spec §9 as ruled. Example: 65,537 bytes → [0, 65536), [65536, 65537).
 */
export const downloadChunkBytes = 65_536

export interface ByteRange {
  readonly start: number
  readonly end: number
}

export function* downloadChunks(size: number): Generator<ByteRange> {
  for (let start = 0; start < size && Number.isFinite(size); start += downloadChunkBytes) {
    yield { start, end: Math.min(start + downloadChunkBytes, size) }
  }
}
