import type { FileType } from '../FileType.ts'

/** The first bytes of a file in hexadecimal, by type; the first row that fits decides. */
export const signatures: readonly (readonly [FileType, RegExp])[] = [
  ['pdf', /^255044462d/],
  ['png', /^89504e470d0a1a0a/],
  ['jpg', /^ffd8ff/],
  ['gif', /^47494638(37|39)61/],
  ['zip', /^504b(0304|0506)/],
  ['cfb', /^d0cf11e0a1b11ae1/],
  ['webp', /^52494646.{8}57454250/],
  ['heic', /^.{8}66747970(6865|6d6966|6d7366)/],
  ['rar', /^526172211a07/],
  ['bmp', /^424d.{8}00000000/]
]

/** How many bytes the signatures look at. */
export const signatureLength = 12
