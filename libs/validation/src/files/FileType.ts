/**
 * Types of uploaded files that their content shows (文件类型), named by their usual extension, and where each one's signature stands.
 * `zip` and `cfb` are containers whose entries tell more; `txt` is text without any signature.
 * Source: the formats' own specifications (ISO 32000, ISO 15948, ITU T.81, GIF89a, RIFF, MS-CFB, APPNOTE, GB/T 33190).
 */
export const fileTypes = [
  'pdf',
  'ofd',
  'png',
  'jpg',
  'gif',
  'bmp',
  'svg',
  'webp',
  'tiff',
  'zip',
  'rar',
  '7z',
  'gz',
  'doc',
  'xls',
  'ppt',
  'cfb',
  'docx',
  'xlsx',
  'pptx',
  'rtf',
  'mp4',
  'exe',
  'elf',
  'html',
  'xml',
  'txt'
] as const

export type FileType = (typeof fileTypes)[number]

const any = -1

/** Byte values from `offset` on; -1 stands for any byte; the first row that fits decides. */
export const signatures: readonly { readonly type: FileType; readonly offset: number; readonly bytes: readonly number[] }[] = [
  { type: 'pdf', offset: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'jpg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'gif', offset: 0, bytes: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] },
  { type: 'gif', offset: 0, bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
  { type: 'zip', offset: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { type: 'zip', offset: 0, bytes: [0x50, 0x4b, 0x05, 0x06] },
  { type: 'cfb', offset: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { type: 'webp', offset: 0, bytes: [0x52, 0x49, 0x46, 0x46, any, any, any, any, 0x57, 0x45, 0x42, 0x50] },
  { type: 'tiff', offset: 0, bytes: [0x49, 0x49, 0x2a, 0x00] },
  { type: 'tiff', offset: 0, bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { type: 'rar', offset: 0, bytes: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07] },
  { type: '7z', offset: 0, bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { type: 'gz', offset: 0, bytes: [0x1f, 0x8b, 0x08] },
  { type: 'rtf', offset: 0, bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66] },
  { type: 'mp4', offset: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { type: 'elf', offset: 0, bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { type: 'exe', offset: 0, bytes: [0x4d, 0x5a] },
  { type: 'bmp', offset: 0, bytes: [0x42, 0x4d, any, any, any, any, 0, 0, 0, 0] }
]
