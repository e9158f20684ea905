import { describe, expect, it } from 'vitest'
import { newUserType, toNewUserType, toOldUserType } from './newUserType.ts'
import { userType } from './userType.ts'

describe('old and new user types', () => {
  it.each([
    ['0', '1'],
    ['1', '2'],
    ['2', undefined],
    ['', undefined],
    [1, undefined],
    [undefined, undefined]
  ])('old %j → new %j', (old, fresh) => {
    expect(toNewUserType(old)).toBe(fresh)
  })

  it.each([
    ['1', '0'],
    ['2', '1'],
    ['0', undefined],
    [undefined, undefined]
  ])('new %j → old %j', (fresh, old) => {
    expect(toOldUserType(fresh)).toBe(old)
  })

  it('keeps the meaning both ways', () => {
    for (const code of newUserType.codes) {
      const old = toOldUserType(code)
      expect(toNewUserType(old)).toBe(code)
      expect(userType.labelOf(old)).toBe(newUserType.labelOf(code))
    }
  })
})
