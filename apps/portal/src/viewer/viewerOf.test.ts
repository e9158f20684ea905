import { ofdFile, packed } from '@ljonething/ofd/testing/buildOfd'
import { describe, expect, it } from 'vitest'
import { viewerOf } from './viewerOf.ts'

const bytes = (...values: readonly number[]) => new Uint8Array([...values, ...new Array<number>(32).fill(0)])
const text = (value: string) => new TextEncoder().encode(value.padEnd(64, ' '))

describe('viewer of a file', () => {
  it('[R-2.4-14] is the pdf viewer for a PDF', () => {
    expect(viewerOf('pdf', text('%PDF-1.7\n'))).toEqual({ kind: 'pdf' })
  })

  it('[R-2.4-15] is the image viewer for every kind of picture', () => {
    const types = ['jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp'].map((extension) => viewerOf(extension, bytes()))
    expect(types.map((viewer) => viewer.kind)).toEqual(new Array(6).fill('image'))
    expect(viewerOf('svg', bytes())).toEqual({ kind: 'image', type: 'image/svg+xml' })
  })

  it('goes by the content, not by the name', () => {
    expect(viewerOf('pdf', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toEqual({ kind: 'image', type: 'image/png' })
  })

  it('[R-2.4-13] [R-2.5-28] is the OFD viewer for an OFD by its content, and none for another zip of that name', () => {
    expect(viewerOf('ofd', ofdFile({ pages: [''] }))).toEqual({ kind: 'ofd' })
    expect(viewerOf('ofd', packed({ 'a.txt': 'x' }))).toEqual({ kind: 'none' })
    expect(viewerOf('pdf', ofdFile({ pages: [''] }))).toEqual({ kind: 'ofd' })
    expect(viewerOf('ofd', text('%PDF-1.7\n'))).toEqual({ kind: 'pdf' })
  })

  it('is none for what cannot be shown', () => {
    expect(viewerOf('docx', text('hello'))).toEqual({ kind: 'none' })
  })
})
