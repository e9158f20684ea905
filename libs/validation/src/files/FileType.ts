/**
 * Types of uploaded files that their content shows (文件类型), named by their usual extension.
 * `zip` and `cfb` are containers whose entries tell more; `txt` is text without any signature.
 * Source: the formats' own specifications (ISO 32000, ISO 15948, ITU T.81, GIF89a, RIFF, ISO 23008-12, MS-CFB, APPNOTE, GB/T 33190).
 */
export type FileType =
  | 'pdf'
  | 'ofd'
  | 'png'
  | 'jpg'
  | 'gif'
  | 'bmp'
  | 'svg'
  | 'webp'
  | 'heic'
  | 'zip'
  | 'rar'
  | 'doc'
  | 'xls'
  | 'ppt'
  | 'cfb'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'html'
  | 'xml'
  | 'txt'
