import { readFileSync } from 'node:fs'
import { compoundFile, zipFile } from '@ljonething/validation/testing/containers'
import { describe, expect, it } from 'vitest'
import { readSheet } from './readSheet.ts'

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer
const sample = (name: string) => readSheet(bufferOf(readFileSync(new URL(`samples/${name}`, import.meta.url))))
const peopleOf = async (name: string) => {
  const reading = await sample(name)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return { people: reading.rows.map(({ sheet, line, values }) => [sheet, line, values.empName, values.empIdCard]), notes: reading.notes }
}

describe('a workbook that other programs wrote', () => {
  it('with a hidden sheet: what shows is read, the other is named', async () => {
    expect(await peopleOf('hidden-sheet.xlsx')).toEqual({
      people: [[undefined, 2, '赵国强', '230199196608080019']],
      notes: ['隐藏的工作表“去年名单”没有读入。要办理里面的职工，请取消隐藏后再导入。']
    })
  })

  it('with two sheets: both are read', async () => {
    expect(await peopleOf('two-sheets.xlsx')).toEqual({
      people: [
        ['一车间', 2, '赵国强', '230199196608080019'],
        ['二车间', 2, '孙丽华', '230199197001010025']
      ],
      notes: []
    })
  })

  it('with a filter, merged cells and a sheet of a chart', async () => {
    const { people, notes } = await peopleOf('filtered-merged.xlsx')
    expect(people).toEqual([
      [undefined, 3, '赵国强', '230199196608080019'],
      [undefined, 5, '王桂芬', '230199197605220041']
    ])
    expect(notes).toEqual([
      '第 4 行被筛选掉或隐藏了，没有读入。要办理这些行，请取消筛选、取消隐藏后再导入。',
      '“退休类别”有合并的单元格，合并的各行都按同一内容读入，请核对。'
    ])
  })
})

it('a csv file with numbers as ="…" is read', async () => {
  expect(await peopleOf('excel-text.csv')).toEqual({ people: [[undefined, 2, '赵国强', '230199196608080019']], notes: [] })
})

describe('a file that is no list', () => {
  it('as a page under the name of a sheet says that it is one', async () => {
    expect(await sample('excel-html.xls')).toEqual({
      kind: 'refused',
      message: '这是网页格式的表格，请用 Excel 或 WPS 打开，另存为 .xlsx 再导入。'
    })
  })

  it.each([
    ['an old sheet', compoundFile(['Root Entry', 'Workbook']), /^这是旧版 Excel 表格（.xls）/],
    ['a sheet with a password', compoundFile(['Root Entry', 'EncryptedPackage']), /^这是设了密码的表格/],
    ['a page as a mail', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', /^这是网页格式的表格/],
    ['a sheet as XML', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>', /^这是 XML 格式的表格/],
    ['a document', zipFile(['[Content_Types].xml', 'word/document.xml']), /^这是 Word 文档/],
    ['PDF', '%PDF-1.7\n', /^这是 PDF 文件/],
    ['a workbook that is broken', zipFile(['[Content_Types].xml', 'xl/workbook.xml']), /^文件打不开/],
    ['a zip', zipFile(['a']), /^文件打不开/],
    ['noise', Uint8Array.of(7, 0, 7), /^文件打不开/]
  ])('says what it is: %s', async (_, content, sentence) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    expect(await readSheet(bufferOf(bytes))).toEqual({ kind: 'refused', message: expect.stringMatching(sentence) })
  })
})
