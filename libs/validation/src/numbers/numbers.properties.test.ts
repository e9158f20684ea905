import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alphabet, anyText, changed, citizenId, creditCode, digits, today } from '../testing/arbitraries.ts'
import { numberModules } from '../../numberModules.ts'
import * as BankCard from './BankCard.ts'
import * as BirthCertificate from './BirthCertificate.ts'
import * as CitizenId from './CitizenId.ts'
import * as DisabledPersonId from './DisabledPersonId.ts'
import * as Email from './Email.ts'
import * as Landline from './Landline.ts'
import * as MobilePhone from './MobilePhone.ts'
import * as SocialCreditCode from './SocialCreditCode.ts'
import * as UnitNumber from './UnitNumber.ts'
import * as UnitPhone from './UnitPhone.ts'

describe('citizen ID', () => {
  it('every number with the weighted check character passes, in either case of X', () => {
    fc.assert(
      fc.property(citizenId, (id) => {
        expect(CitizenId.validate(id, { today })).toEqual({ ok: true, value: id })
        expect(CitizenId.validate(id.toLowerCase(), { today })).toEqual({ ok: true, value: id })
      })
    )
  })

  it('a single changed character is always caught', () => {
    fc.assert(
      fc.property(citizenId, fc.nat(17), fc.constantFrom(...'0123456789X'), (id, at, character) => {
        fc.pre(id[at] !== character)
        expect(CitizenId.isValid(changed(id, at, character))).toBe(false)
      }),
      { numRuns: 2000 }
    )
  })

  it('two exchanged neighbours are always caught', () => {
    fc.assert(
      fc.property(citizenId, fc.nat(15), (id, at) => {
        fc.pre(id[at] !== id[at + 1])
        expect(CitizenId.isValid(id.slice(0, at) + id.charAt(at + 1) + id.charAt(at) + id.slice(at + 2))).toBe(false)
      })
    )
  })

  it('[R-5-32] only one of the eleven check characters passes', () => {
    fc.assert(
      fc.property(citizenId, (id) => {
        expect(Array.from('0123456789X').filter((last) => CitizenId.isValid(id.slice(0, 17) + last))).toEqual([id.charAt(17)])
      })
    )
  })

  it('the birth date is the one written, and the age grows by one on the birthday only', () => {
    fc.assert(
      fc.property(citizenId, fc.integer({ min: 2027, max: 2100 }), (id, year) => {
        const birth = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`
        expect(CitizenId.birthDate(id)).toBe(birth)
        expect(CitizenId.ageOn(id, birth)).toBe(0)
        fc.pre(birth.slice(5) !== '02-29')
        expect(CitizenId.ageOn(id, year + birth.slice(4))).toBe(year - Number(birth.slice(0, 4)))
        const eve = new Date(Date.parse(year + birth.slice(4)) - 86_400_000).toISOString()
        expect(CitizenId.ageOn(id, eve.slice(0, 10))).toBe(year - Number(birth.slice(0, 4)) - 1)
      })
    )
  })
})

describe('social credit code', () => {
  it('[R-5-42] every code of the alphabet with the mod-31 check character passes', () => {
    fc.assert(
      fc.property(creditCode, (code) => {
        expect(SocialCreditCode.validate(code)).toEqual({ ok: true, value: code })
      })
    )
    for (const refused of 'IOSVZiosvz中')
      expect(SocialCreditCode.validate(`91${refused}30199MA1B0CDE3X`)).toEqual({ ok: false, reason: 'format' })
  })

  it('a single changed character is always caught', () => {
    fc.assert(
      fc.property(creditCode, fc.nat(17), fc.constantFrom(...alphabet), (code, at, character) => {
        fc.pre(code[at] !== character)
        expect(SocialCreditCode.isValid(changed(code, at, character))).toBe(false)
      }),
      { numRuns: 2000 }
    )
  })

  it('only one of the 31 check characters passes', () => {
    fc.assert(
      fc.property(creditCode, (code) => {
        expect(Array.from(alphabet).filter((last) => SocialCreditCode.isValid(code.slice(0, 17) + last))).toEqual([code.charAt(17)])
      })
    )
  })
})

describe('every number module', () => {
  it('answers any text, and isValid says what validate says', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { validate, isValid, compact } of numberModules.values()) {
          const result = validate(text, { today })
          expect(isValid(text, { today })).toBe(result.ok)
          if (!result.ok) expect(['length', 'format', 'component', 'checksum']).toContain(result.reason)
          expect(typeof compact(text)).toBe('string')
        }
      })
    )
  })

  it('answers texts of 100,000 characters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'0aX-@. \u{20bb7}中'), fc.constantFrom('', 'http://', 'a@', '０', '!'), (unit, head) => {
        const text = head + unit.repeat(100_000)
        for (const { validate, compact } of numberModules.values()) {
          expect(validate(text).ok).toBe(false)
          expect(compact(text).length).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 50 }
    )
  })

  it('the canonical spelling is valid again and stays as it is', () => {
    const written = fc.oneof(
      citizenId,
      creditCode,
      digits(11),
      digits(16),
      fc.emailAddress(),
      fc.webUrl(),
      digits(9).map((rest) => `q${rest}`)
    )
    fc.assert(
      fc.property(written, (text) => {
        for (const { validate, compact } of numberModules.values()) {
          const result = validate(text)
          if (!result.ok) continue
          expect(validate(result.value)).toEqual(result)
          expect(compact(result.value)).toBe(result.value)
        }
      })
    )
  })

  it('compact is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { compact } of [CitizenId, SocialCreditCode, BankCard, UnitNumber, BirthCertificate, Email, UnitPhone])
          expect(compact(compact(text))).toBe(compact(text))
      })
    )
  })

  it('a printed form compacts back to its number', () => {
    fc.assert(
      fc.property(citizenId, creditCode, digits(16), digits(11), (id, code, card, phone) => {
        expect(CitizenId.compact(CitizenId.format(id))).toBe(id)
        expect(SocialCreditCode.compact(SocialCreditCode.format(code))).toBe(code)
        expect(BankCard.compact(BankCard.format(card))).toBe(card)
        expect(MobilePhone.compact(MobilePhone.format(`1${phone.slice(1)}`))).toBe(`1${phone.slice(1)}`)
        expect(DisabledPersonId.compact(DisabledPersonId.format(`${id}43B01`))).toBe(`${id}43B01`)
      })
    )
  })

  it('a mobile number is valid exactly when it is 1, 3–9 and nine digits', () => {
    fc.assert(
      fc.property(digits(11), (text) => {
        expect(MobilePhone.isValid(text)).toBe(/^1[3-9]\d{9}$/.test(text))
      })
    )
    fc.assert(
      fc.property(digits(9), fc.constantFrom('12', '13', '19', '23'), (rest, head) => {
        expect(MobilePhone.isValid(head + rest)).toBe(/^1[3-9]/.test(head))
      })
    )
  })

  it('phones agree with their patterns on near misses', () => {
    const near = fc
      .tuple(fc.nat(6), fc.nat(10), fc.boolean())
      .map(([area, local, dash]) => '0'.repeat(area) + (dash ? '-' : '') + '1'.repeat(local))
    fc.assert(
      fc.property(near, (text) => {
        expect(Landline.isValid(text)).toBe(/^0\d{2,4}-\d{7,8}$/.test(text))
        expect(UnitPhone.isValid(text)).toBe(/^(\d{11}|\d{3}-\d{8}|\d{4}-\d{7})$/.test(text))
      }),
      { numRuns: 500 }
    )
  })

  it('a bank card is valid exactly when it is 13–19 digits without leading 0', () => {
    const card = fc.string({ unit: fc.constantFrom(...'0123456789a'), minLength: 11, maxLength: 21 })
    fc.assert(
      fc.property(card, (text) => {
        expect(BankCard.isValid(text)).toBe(/^[1-9]\d{12,18}$/.test(text))
      })
    )
  })

  it('a disabled person ID is valid exactly when its citizen ID, category and level are', () => {
    fc.assert(
      fc.property(citizenId, fc.nat(9), fc.nat(9), fc.boolean(), (id, category, level, damaged) => {
        const text = `${damaged ? changed(id, 3, id[3] === '1' ? '2' : '1') : id}${category}${level}`
        expect(DisabledPersonId.isValid(text, { today })).toBe(!damaged && category >= 1 && category <= 7 && level >= 1 && level <= 4)
      })
    )
  })
})

describe('masks', () => {
  const masks = [
    { mask: CitizenId.mask, first: 5, last: 4 },
    { mask: DisabledPersonId.mask, first: 5, last: 4 },
    { mask: MobilePhone.mask, first: 3, last: 4 },
    { mask: Landline.mask, first: 3, last: 4 }
  ]

  it('keep the length and never reveal more than their rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789张\u{20bb7}'), maxLength: 40 }), (text) => {
        for (const { mask, first, last } of masks) {
          const shown = Array.from(mask(text))
          expect(shown.length).toBe(Array.from(text).length)
          expect(shown.filter((character) => character !== '*').length).toBeLessThanOrEqual(first + last)
          expect(shown.slice(first, shown.length - last).every((character) => character === '*')).toBe(true)
          if (shown.length <= first + last) expect(shown.every((character) => character === '*')).toBe(true)
        }
      })
    )
  })

  it('show what they show as it was', () => {
    fc.assert(
      fc.property(citizenId, (id) => {
        expect(CitizenId.mask(id).slice(0, 5) + CitizenId.mask(id).slice(-4)).toBe(id.slice(0, 5) + id.slice(-4))
      })
    )
  })
})
