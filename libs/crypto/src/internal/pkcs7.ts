/**
 * PKCS#7 padding (填充): 1 to 16 bytes, each holding their number, so that whole blocks result. Source: RFC 5652 §6.3.
 * Reading is strict: 0, more than a block, or unequal bytes give undefined.
 */
import { blockBytes } from './CipherEngine.ts'

/** Length in bytes after padding: the next multiple of 16, never the same. */
export const paddedLength = (length: number): number => length + blockBytes - (length % blockBytes)

/** Fills `frame` from `end` with padding and gives it back; it reaches to the end of a block. */
export const padInto = <Frame extends Uint8Array>(frame: Frame, end: number): Frame => {
  frame.fill(frame.length - end, end)
  return frame
}

/** Length without padding, or undefined when there is no such padding. */
export const unpaddedLength = (padded: Uint8Array): number | undefined => {
  const count = padded.at(-1) ?? 0
  if (count < 1 || count > blockBytes || count > padded.length) return undefined
  const length = padded.length - count
  for (let at = length; at < padded.length; at += 1) if (padded[at] !== count) return undefined
  return length
}
