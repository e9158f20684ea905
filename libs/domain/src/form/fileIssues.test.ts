import { describe, expect, it } from 'vitest'
import type { FileFacts } from '@ljonething/validation/rules/Rule'
import { limitRules } from './fileLimits.ts'
import { fileIssues } from './fileIssues.ts'

const issuesOf = (fileTypes: readonly string[], name: string, realType?: string, more: Partial<FileFacts> = {}) => {
  const limits = { fileTypes, fileSize: 10, fileNum: 2 }
  const facts = { name, size: 1, ...(realType === undefined ? {} : { realType }), ...more }
  return fileIssues({ label: '照片', rules: limitRules(limits), limits, today: '2026-11-20' }, [facts])
}

describe('files before they are kept', () => {
  it.each([
    [['jpg', 'png'], 'a.jpg', 'txt', '文件内容是纯文本，不是图片，请上传拍照或扫描得到的图片', '纯文本'],
    [['jpg', 'png'], 'a.jpg', '', '文件内容不是图片，请上传拍照或扫描得到的图片'],
    [['jpg', 'png'], 'a.jpg', 'png', '文件内容是 png，请把文件名的后缀改成 .png 再上传'],
    [['jpg', 'png'], 'a.jpg', 'webp', '文件内容是 WebP 图片，与后缀 .jpg 不符，只改文件名不行，请另存为这种格式再上传', ' WebP 图片'],
    [['jpg', 'png'], 'a', 'png', '文件内容是 png，请把文件名的后缀改成 .png 再上传', ' PNG 图片'],
    [['pdf', 'jpg'], 'a.pdf', '', '文件内容与后缀 .pdf 不符，只改文件名不行，请另存为这种格式再上传'],
    [['pdf', 'jpg'], 'a.pdf', 'html', '文件内容是网页，与后缀 .pdf 不符，只改文件名不行，请另存为这种格式再上传', '网页'],
    [['jpg', 'png'], 'a.exe', 'exe', '文件格式仅支持jpg,png'],
    [['jpg', 'png'], 'a.docx', 'docx', '文件格式仅支持jpg,png，这个文件是 Word 文档', ' Word 文档'],
    [['pdf', 'jpg'], 'IMG_0001.HEIC', 'heic', '这个文件是 HEIC 照片，请截图', ' HEIC 照片，请截图'],
    [['pdf', 'jpg'], 'IMG_0001.jpg', 'heic', '这个文件是 HEIC 照片，请截图', ' HEIC 照片，请截图']
  ])('of %j, %s with the content of %j: %s', (types, name, realType, message, content?: string) => {
    expect(issuesOf(types, name, realType, { content })).toEqual([
      { fn: '_checkFileType', label: '照片', message, text: `[照片]字段${message}` }
    ])
  })

  it.each([
    ['a.jpeg', 'jpg'],
    ['a.JPG', undefined]
  ])('%s of the type %s passes', (name, realType) => {
    expect(issuesOf(['jpg', 'jpeg'], name, realType)).toEqual([])
  })

  it('half of a picture is named, after what else is wrong with it', () => {
    const message = '图片不完整，请重新上传'
    expect(issuesOf(['jpg'], 'a.jpg', 'jpg', { isWhole: false })).toEqual([
      { fn: '_checkFileType', label: '照片', message, text: `[照片]字段${message}` }
    ])
    expect(issuesOf(['pdf'], 'a.jpg', 'jpg', { isWhole: false }).map((issue) => issue.message)).toEqual(['文件格式仅支持pdf'])
    expect(issuesOf(['jpg'], 'a.jpg', 'jpg', { isWhole: true })).toEqual([])
  })

  it('too large a file is named with the limit in MB and KB', () => {
    const limits = { fileTypes: ['pdf'], fileSize: 10, fileNum: 1 }
    const found = fileIssues({ label: '合同', rules: limitRules(limits), limits, today: '2026-11-20' }, [
      { name: 'a.pdf', size: 10_485_761 }
    ])
    expect(found.map(({ message }) => message)).toEqual(['单个文件不能超过 10 MB（10240 KB）'])
  })
})
