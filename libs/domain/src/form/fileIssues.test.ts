import { describe, expect, it } from 'vitest'
import { limitRules } from './fileLimits.ts'
import { fileIssues } from './fileIssues.ts'

const issuesOf = (fileTypes: readonly string[], name: string, realType?: string) => {
  const limits = { fileTypes, fileSize: 10, fileNum: 2 }
  const facts = { name, size: 1, ...(realType === undefined ? {} : { realType }) }
  return fileIssues({ label: '照片', rules: limitRules(limits), limits, today: '2026-11-20' }, [facts])
}

describe('files before they are kept', () => {
  it.each([
    [['jpg', 'png'], 'a.jpg', 'txt', '文件内容不是图片，请上传拍照或扫描得到的图片'],
    [['jpg', 'png'], 'a.jpg', '', '文件内容不是图片，请上传拍照或扫描得到的图片'],
    [['jpg', 'png'], 'a.jpg', 'png', '文件内容是 png，请把文件名的后缀改成 .png 再上传'],
    [['pdf', 'jpg'], 'a.pdf', 'txt', '文件内容与后缀 .pdf 不符，只改文件名不行，请另存为这种格式再上传'],
    [['jpg', 'png'], 'a.exe', 'exe', '文件格式仅支持jpg,png']
  ])('of %j, %s with the content of %j: %s', (types, name, realType, message) => {
    expect(issuesOf(types, name, realType)).toEqual([{ fn: '_checkFileType', label: '照片', message, text: `[照片]字段${message}` }])
  })

  it.each([
    ['a.jpeg', 'jpg'],
    ['a.JPG', undefined]
  ])('%s of the type %s passes', (name, realType) => {
    expect(issuesOf(['jpg', 'jpeg'], name, realType)).toEqual([])
  })

  it('too large a file is named with the limit in MB and KB', () => {
    const limits = { fileTypes: ['pdf'], fileSize: 10, fileNum: 1 }
    const found = fileIssues({ label: '合同', rules: limitRules(limits), limits, today: '2026-11-20' }, [
      { name: 'a.pdf', size: 10_485_761 }
    ])
    expect(found.map(({ message }) => message)).toEqual(['单个文件不能超过 10 MB（10240 KB）'])
  })
})
