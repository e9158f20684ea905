import { describe, expect, it } from 'vitest'
import { textWidth } from './textWidth.ts'

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['a~\x7f', 3],
    ['\x80', 2],
    ['黑龙江', 6],
    ['a𠮷b', 4],
    ['𐀀', 2],
    ['\u{10ffff}', 2],
    ['\ud842', 2],
    ['\udc00', 2],
    ['a\udfff', 3],
    ['中\udc00', 4],
    ['\ud842\ud842\udfb7', 4]
  ])('of %j is %i', (text, width) => {
    expect(textWidth(text)).toBe(width)
  })
})
