import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSensitiveKind, maskIdCard, maskName, maskPhone, maskSensitive } from './maskText.ts'

const characters = (text: string) => Array.from(text)
const printable = fc.string({ unit: fc.constantFrom(...'王小明欧阳𠮷abcXYZ0123456789-· ') })

/** Every place is either the character itself or an asterisk; the rest of the promise is which places are kept. */
const keptPlaces = (text: string, masked: string): readonly number[] => {
  expect(characters(masked)).toHaveLength(characters(text).length)
  return characters(masked).flatMap((character, place) => {
    if (character === '*') return []
    expect(character).toBe(characters(text)[place])
    return [place]
  })
}
const ends = (length: number, first: number, last: number) =>
  Array.from({ length }, (_, place) => place).filter((place) => place < first || place >= length - last)

describe('names', () => {
  it.each([
    ['', ''],
    ['王', '王'],
    ['王明', '王*'],
    ['𠮷野', '𠮷*']
  ])('[R-5-69] shorter than 3 keeps the first character: %j → %j', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })

  it.each([
    ['王小明', '王*明'],
    ['欧阳小明', '欧**明'],
    ['阿依古丽·买买提', '阿******提']
  ])('[R-5-70] longer keeps the first and the last: %j → %j', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })

  it('[R-5-69 R-5-70] never show more than the first and, from 3 characters on, the last', () => {
    fc.assert(
      fc.property(printable, (name) => {
        const { length } = characters(name)
        expect(keptPlaces(name, maskName(name))).toEqual(ends(length, 1, length < 3 ? 0 : 1))
      })
    )
  })
})

describe('phones', () => {
  it.each([
    ['13912345678', '139****5678'],
    ['0451-12345678', '045******5678'],
    ['12345678', '123*5678'],
    ['1234567', '*******'],
    ['', '']
  ])('[R-5-71] keep the first 3 and the last 4: %j → %j', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
  })

  it('[R-5-71] never show more than 3 and 4', () => {
    fc.assert(
      fc.property(printable, (phone) => {
        const { length } = characters(phone)
        expect(keptPlaces(phone, maskPhone(phone))).toEqual(length > 7 ? ends(length, 3, 4) : [])
      })
    )
  })
})

describe('ID cards', () => {
  it.each([
    ['23019919930412002X', '23019*********002X'],
    ['230199930412002', '23019******2002'],
    ['123456789', '*********'],
    ['', '']
  ])('[R-5-72] keep the first 5 and the last 4: %j → %j', (id, masked) => {
    expect(maskIdCard(id)).toBe(masked)
  })

  it('[R-5-72] never show more than 5 and 4', () => {
    fc.assert(
      fc.property(printable, (id) => {
        const { length } = characters(id)
        expect(keptPlaces(id, maskIdCard(id))).toEqual(length > 9 ? ends(length, 5, 4) : [])
      })
    )
  })
})

describe('sensitive fields', () => {
  it('[R-3.3-13] 1 masks as a name, 2 as an ID card, 3 as a phone, anything else shows the value', () => {
    expect(maskSensitive('1', '王小明')).toBe('王*明')
    expect(maskSensitive('2', '23019919930412002X')).toBe('23019*********002X')
    expect(maskSensitive('3', '13912345678')).toBe('139****5678')
    for (const kind of [undefined, '', '0', '4', 1, 'toString']) {
      expect(isSensitiveKind(kind)).toBe(false)
      expect(maskSensitive(kind, '王小明')).toBe('王小明')
    }
  })
})
