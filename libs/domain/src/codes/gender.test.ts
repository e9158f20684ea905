import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideGender, genderCodes, genderFromCode, genderLabels, genderToCode } from './gender.ts'
import type { Gender, GenderMap } from './gender.ts'

const maps: readonly GenderMap[] = ['identity', 'form', 'archive']
const genders: readonly Gender[] = ['male', 'female', 'unknown', 'unspecified']
const man = '230199199108200030'
const woman = '23019919930412002X'

describe('gender', () => {
  it('[R-3.1-06] identity list: male 1, female 0', () => {
    expect(genderCodes.identity).toEqual({ male: '1', female: '0' })
  })

  it('[R-3.1-07] form list: female 1, male 2', () => {
    expect(genderCodes.form).toEqual({ female: '1', male: '2' })
  })

  it('[R-3.1-08] archive list: 1 male, 2 female, 3 unknown, 4 unspecified', () => {
    expect(genderCodes.archive).toEqual({ male: '1', female: '2', unknown: '3', unspecified: '4' })
  })

  it.each([
    ['identity', '1', 'male'],
    ['form', '1', 'female'],
    ['archive', 2, 'female'],
    ['identity', 0, 'female'],
    ['identity', '2', undefined],
    ['form', '0', undefined],
    ['form', '', undefined],
    ['archive', undefined, undefined],
    ['archive', null, undefined]
  ] as const)('[R-3.1-09] the same code means what the named map says: %s %j → %s', (map, code, gender) => {
    expect(genderFromCode(map, code)).toBe(gender)
  })

  it('[R-3.1-09] every gender a map has survives the way there and back; one it lacks has no code', () => {
    for (const map of maps) {
      for (const gender of genders) {
        const code = genderToCode(map, gender)
        expect(code === undefined ? undefined : genderFromCode(map, code)).toBe(code === undefined ? undefined : gender)
      }
    }
    expect(genderToCode('form', 'unspecified')).toBeUndefined()
  })

  it('reads any code without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...maps), fc.anything(), (map, code) => {
        expect([...genders, undefined]).toContain(genderFromCode(map, code))
      })
    )
  })

  it('[R-3.1-10] a valid citizen ID decides over the field', () => {
    expect(decideGender('female', man)).toBe('male')
    expect(decideGender('male', woman)).toBe('female')
    expect(decideGender(undefined, woman)).toBe('female')
    expect(decideGender('male', '230199199304120020')).toBe('male')
    expect(decideGender(undefined, '')).toBeUndefined()
  })

  it('has a Chinese label each', () => {
    expect(genderLabels).toEqual({ male: '男', female: '女', unknown: '未知', unspecified: '未说明' })
  })
})
