/** Little-endian numbers of a byte array; a byte past the end counts 0. */
export const u16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 0x100

export const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) + u16(bytes, at + 2) * 0x10000

/** Whether `bytes` holds `wanted` at `at`. */
export const hasBytes = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, i) => bytes[at + i] === byte)

/** Each byte from `start` to `end` as the character of the same number; for texts of up to 65,535 bytes. */
export const latin1 = (bytes: Uint8Array, start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end))

/** Every other byte from `start` to `end`: a text in UTF-16 as far as it is ASCII. */
export const lowBytes = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end).filter((_, i) => i % 2 === 0))

/** The first bytes in hexadecimal, two digits each. */
export const headInHex = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => byte.toString(16).padStart(2, '0')).join('')
