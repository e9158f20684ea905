import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { numberModules } from '../../numberModules.ts'
import type { NumberCases } from '../testing/NumberCase.ts'
import { checkRules } from './checkRules.ts'
import { foldName } from './foldName.ts'
import { foldTyped } from './foldTyped.ts'
import { isEmpty } from './isEmpty.ts'
import { numberRules } from './numberRules.ts'
import { rules } from './registry.ts'

interface TypedCases {
  readonly fields: readonly { readonly rule: string; readonly typed: string; readonly value: string; readonly issue: null }[]
  readonly babyNames: readonly { readonly name: string; readonly accepted: boolean; readonly why: string }[]
  readonly citizenIds: readonly { readonly number: string; readonly valid: boolean; readonly why: string }[]
}
const table: TypedCases = JSON.parse(readFileSync(new URL('../../cases/typed.json', import.meta.url), 'utf8'))

const ruled = (fn: string, param = '') => [{ fn, param, message: '' }]
const context = { label: '', today: '2026-11-20', valueOf: () => undefined }
const isRight = (fn: string, text: string) => checkRules(ruled(fn), text, context).length === 0

describe('a field keeps what its rule reads of what is typed', () => {
  it.each(table.fields)('$rule of $typed', ({ rule, typed, value }) => {
    expect(foldTyped(ruled(rule), typed)).toBe(value)
    expect(isRight(rule, value)).toBe(true)
  })

  it.each([
    ['_checkMobile', '\u202d138\u202c\ufeff00138000\u200e', '13800138000'],
    ['_checkMobile', '86 138 0013 8000', '13800138000'],
    ['_checkMobile', '（+86）138—0013—8000', '13800138000'],
    ['_checkLandline', '0451——82345678', '0451-82345678'],
    ['_checkLandline', '045182345678', '0451-82345678'],
    ['_checkLandline', '01082345678', '010-82345678'],
    ['_checkLandline', '+86 451 8234 5678', '0451-82345678'],
    ['_checkLandline', '0451-8234-5678', '0451-82345678'],
    ['_checkPhone', '（0451）8234 5678', '0451-82345678'],
    ['_checkPhone', '+86 138-0013-8000', '13800138000'],
    ['_checkUnitPhone', '0451—8234567', '0451-8234567'],
    ['_checkUnitPhone', '138 0013 8000', '13800138000'],
    ['_checkEmail', 'zhang@example。com', 'zhang@example.com'],
    ['_checkUrl', 'HTTPS：／／www．hlj．gov．cn/a', 'https://www.hlj.gov.cn/a'],
    ['_checkCertNo', 'h1234 5678', 'H12345678'],
    ['_checkPassport', 'ｅ12345678', 'E12345678'],
    ['_checkNumber', '２０ ２６', '2026'],
    ['_checkUpperCase', 'ｈlj', 'HLJ'],
    ['_checkLetterNumber', 'ｈlj ２', 'hlj2'],
    ['_checkTwoDecimal', '−１２。５', '-12.5'],
    ['_checkPlaqueLength', '３。５', '3.5'],
    ['_checkPlaqueArea', ' 3．5', '3.5']
  ])('%s of %s', (rule, typed, value) => {
    expect(foldTyped(ruled(rule), typed)).toBe(value)
  })

  it('fits a pattern where width and blanks alone are in the way', () => {
    const postcode = ruled('_checkRegex', '^1[0-9]{5}$')
    expect(foldTyped(postcode, '１５０ ００１')).toBe('150001')
    expect(foldTyped(postcode, '１５０ ００')).toBe('１５０ ００')
    expect(foldTyped(ruled('_checkRegex', '^[０-９]+$'), '１')).toBe('１')
    expect(foldTyped(ruled('_checkRegex', '('), '１')).toBe('１')
  })

  it('leaves a text without such a rule but for the blanks around it', () => {
    expect(foldTyped(ruled('_checkMaxLength', '8'), '\u3000１ 2 ')).toBe('１ 2')
    expect(foldTyped([...ruled('unknown'), ...ruled('_isNullorEmpty')], ' （1） ')).toBe('（1）')
    expect(foldTyped([], '')).toBe('')
  })

  it('folds what it kept to itself, and is no longer wrong for it', () => {
    const separated = fc.string({ unit: fc.constantFrom(...'0123456789Xxab+-()（）－—。．＠@ \u3000\u200b０１８６:/'), maxLength: 24 })
    fc.assert(
      fc.property(separated, fc.constantFrom(...rules.filter(({ takes }) => takes === 'text').map(({ fn }) => fn)), (typed, fn) => {
        const kept = foldTyped(ruled(fn), typed)
        expect(foldTyped(ruled(fn), kept)).toBe(kept)
        if (kept !== '' && typed === typed.trim() && isRight(fn, typed)) expect(isRight(fn, kept)).toBe(true)
      }),
      { numRuns: 3000 }
    )
  })
})

it('every number is folded as its module compacts it', () => {
  const numbers: NumberCases = JSON.parse(readFileSync(new URL('../../cases/numbers.json', import.meta.url), 'utf8'))
  const isFolded = ({ fn }: { readonly fn: string }) => foldTyped(ruled(fn), '１ ２') !== '１ ２'
  expect(numberRules.filter((rule) => rule.fn !== '_checkUrl' && !isFolded(rule))).toEqual([])
  for (const { number, input } of numbers.cases.filter(({ input: given }) => !isEmpty(given)))
    expect(foldTyped(ruled(numbers.rules[number] ?? ''), ` ${input}`), number).toBe(numberModules.get(number)?.compact(input))
})

describe('a name of the field', () => {
  it.each(table.babyNames)('$name is taken: $accepted, $why', ({ name, accepted, why }) => {
    const kept = foldTyped(ruled('_checkName'), name)
    expect(isRight('_checkName', kept)).toBe(accepted)
    const [, code] = /kept as U\+([0-9A-F]+)/.exec(why) ?? []
    if (code !== undefined) expect(kept).toContain(String.fromCodePoint(Number.parseInt(code, 16)))
  })

  it('keeps six dots as one, half-width forms as full ones and nothing unseen', () => {
    for (const dot of '\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65') expect(foldName(`古丽${dot}买买提`)).toBe('古丽\u00b7买买提')
    expect(foldName(' ＡＮＮＡ Ｏ\u2019ＮＥＩＬ\u200b ')).toBe('ANNA O\u2019NEIL')
    expect(foldName('\u2f00\ufe00\u{e0100}')).toBe('一')
  })
})

describe('a citizen ID of the field', () => {
  it.each(table.citizenIds)('[R-5-31] $number is valid: $valid, $why', ({ number, valid }) => {
    expect(isRight('_checkIdCard', number)).toBe(valid)
  })
})
