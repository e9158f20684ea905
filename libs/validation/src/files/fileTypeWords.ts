/**
 * What a file is, in the words of a sentence (文件类型名称): “这个文件是Word 文档”. A photo that only telephones read comes with the way to one that all do.
 */
import type { FileType } from './FileType.ts'

const archive = '压缩包'

export const fileTypeWords: Readonly<Record<FileType, string>> = {
  pdf: ' PDF 文件',
  ofd: ' OFD 文件',
  png: ' PNG 图片',
  jpg: ' JPEG 图片',
  gif: ' GIF 图片',
  bmp: ' BMP 图片',
  svg: ' SVG 图片',
  webp: ' WebP 图片',
  heic: ' HEIC 照片，电脑上多半打不开。请在相机设置的“格式”里选“兼容性最佳”再拍一张，或者对照片截图后上传',
  zip: archive,
  rar: archive,
  doc: ' Word 文档',
  docx: ' Word 文档',
  xls: ' Excel 表格',
  xlsx: ' Excel 表格',
  ppt: '演示文稿',
  pptx: '演示文稿',
  cfb: '旧版 Office 文件或加了密码的文件',
  html: '网页',
  xml: ' XML 文件',
  txt: '纯文本'
}
