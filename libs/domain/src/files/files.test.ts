import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { context, dictionaries, newborn } from '../../cases/sceneFiles.ts'
import { describeForm } from '../form/describeForm.ts'
import { planScene } from '../plan/planScene.ts'
import { downloadChunkBytes, downloadChunks } from './downloadChunks.ts'
import { fileUrl } from './fileUrl.ts'
import { fileItemOf, withFiles } from './materialFiles.ts'

const plain = { size: 1024, isApplyForm: false, isReuse: false }

describe('a file item', () => {
  it('[R-3.3-16] has id, name, fileType, url, isApplyForm and isReuse', () => {
    expect(fileItemOf({ fileid: 'F1', filename: '证明.PDF' }, { size: 9, isApplyForm: true, isReuse: false })).toEqual({
      id: 'F1',
      name: '证明.PDF',
      fileType: 'pdf',
      size: 9,
      url: fileUrl('F1', '证明.PDF'),
      isApplyForm: true,
      isReuse: false
    })
    expect(fileItemOf({ fileid: 'F1', filename: '证明' }, { ...plain, isReuse: true })).toMatchObject({ fileType: '', isReuse: true })
  })

  it('[R-3.3-17] its url is built from fileId and filename', () => {
    expect(fileUrl('F1', 'a b.pdf')).toBe('/ljonethingapi/tis/tisDownload?fileId=F1&filename=a%20b.pdf')
    expect(fileUrl('\ud800', '\udfff')).toBe('/ljonethingapi/tis/tisDownload?fileId=%EF%BF%BD&filename=%EF%BF%BD')
  })

  it('its url gives back both, whatever they hold, and stays on its path', () => {
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

describe('a material', () => {
  const [material] = describeForm(planScene(newborn, newborn.sampleCase?.answers ?? {}, context), dictionaries).allfile

  it('[R-3.3-14] carries the keys of the specification, its files as fileid and filename', () => {
    if (material === undefined) throw new Error('the scene asks for no material')
    const travelling = withFiles(material, [fileItemOf({ fileid: 'F1', filename: 'a.jpg' }, plain), { id: 'F2', name: 'b.jpg' }])
    expect(travelling.fileList).toEqual([
      { fileid: 'F1', filename: 'a.jpg' },
      { fileid: 'F2', filename: 'b.jpg' }
    ])
    const keys = 'fileId fileLabel rule fileList filereuse emptyfile examplefile signFlag isform hidden extField onlineMaterialId'.split(
      ' '
    )
    expect(Object.keys(travelling)).toEqual(expect.arrayContaining(keys))
    expect(travelling).toMatchObject(material)
    expect(Object.hasOwn(material, 'fileList')).toBe(false)
  })
})

describe('download chunks', () => {
  it('[R-9-34] are 65,536 bytes, the last one what is left', () => {
    expect(downloadChunkBytes).toBe(65_536)
    expect([...downloadChunks(65_537)]).toEqual([
      { start: 0, end: 65_536 },
      { start: 65_536, end: 65_537 }
    ])
    expect([...downloadChunks(65_536)]).toEqual([{ start: 0, end: 65_536 }])
  })

  it.each([0, -1, Number.NaN, Infinity])('there are none of a size of %s', (size) => {
    expect([...downloadChunks(size)]).toEqual([])
  })

  it('cover every byte once, in order', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), (size) => {
        let end = 0
        for (const chunk of downloadChunks(size)) {
          expect(chunk.start).toBe(end)
          expect(chunk.end - chunk.start).toBeLessThanOrEqual(downloadChunkBytes)
          end = chunk.end
        }
        expect(end).toBe(size)
      })
    )
  })
})
