import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileUrl } from './fileUrl.ts'

describe('the address of a file', () => {
  it('[R-3.3-17] is built from fileId and filename', () => {
    expect(fileUrl('F1', 'a b.pdf')).toBe('/ljonethingapi/tis/tisDownload?fileId=F1&filename=a%20b.pdf')
    expect(fileUrl('\ud800', '\udfff')).toBe('/ljonethingapi/tis/tisDownload?fileId=%EF%BF%BD&filename=%EF%BF%BD')
  })

  it('gives back both, whatever they hold, and stays on its path', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (fileId, filename) => {
        const url = new URL(fileUrl(fileId, filename), 'https://portal.test')
        expect([url.origin, url.pathname, url.hash]).toEqual(['https://portal.test', '/ljonethingapi/tis/tisDownload', ''])
        expect([...url.searchParams]).toEqual([
          ['fileId', fileId],
          ['filename', filename]
        ])
      })
    )
  })
})
