import { describe, expect, it } from 'vitest'
import { csvCells } from './csvCells.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('a csv file', () => {
  it.each([
    ['UTF-8', utf8('姓名,手机\n赵,1')],
    ['UTF-8 with its mark', utf8('\ufeff姓名,手机\r\n赵,1')],
    ['GB18030', Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xca, 0xd6, 0xbb, 0xfa, 0x0d, 0x0a, 0xd5, 0xd4, 0x2c, 0x31])],
    ['UTF-16', new Uint8Array(new Uint16Array([0xfeff, ...[...'姓名\t手机\n赵\t1'].map((char) => char.charCodeAt(0))]).buffer)],
    ['tabs', utf8('姓名\t手机\r赵\t1')],
    ['semicolons', utf8('姓名;手机\n赵;1')]
  ])('in %s is read as its cells', (_, bytes) => {
    expect(csvCells(bytes)).toEqual([
      ['姓名', '手机'],
      ['赵', '1']
    ])
  })

  it('keeps what stands in quotes together', () => {
    expect(csvCells(utf8('姓名,备注\n"赵,国强","他说""好""\n第二行"\n'))).toEqual([['姓名', '备注'], ['赵,国强', '他说"好"\n第二行'], ['']])
  })

  it('with a quote that never ends is read to its end', () => {
    expect(csvCells(utf8('姓名,备注\n"赵'))).toEqual([['姓名', '备注'], ['赵']])
  })
})
