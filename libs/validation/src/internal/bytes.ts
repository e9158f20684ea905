/** Little-endian numbers of a byte array; a byte past the end counts 0. */
export const u16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 0x100

export const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) + u16(bytes, at + 2) * 0x10000

/** Whether `bytes` holds `wanted` at `at`. */
export const hasBytes = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, i) => bytes[at + i] === byte)

/** Each byte from `start` to `end` as the character of the same number. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let i = start; i < Math.min(end, bytes.length); i++) text += String.fromCharCode(bytes[i] ?? 0)
  return text
}

/** The first bytes in hexadecimal, two digits each. */
export const headInHex = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => byte.toString(16).padStart(2, '0')).join('')
