import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { numberRules } from '../rules/numberRules.ts'
import type { NumberCases } from '../testing/NumberCase.ts'
import { numberModules } from '../../numberModules.ts'
import * as BankCard from './BankCard.ts'
import * as CitizenId from './CitizenId.ts'
import * as CremationCertificate from './CremationCertificate.ts'
import * as DisabledPersonId from './DisabledPersonId.ts'
import * as Email from './Email.ts'
import * as Landline from './Landline.ts'
import * as MobilePhone from './MobilePhone.ts'
import * as SocialCreditCode from './SocialCreditCode.ts'
import * as UnitNumber from './UnitNumber.ts'
import * as UnitPhone from './UnitPhone.ts'
import * as WebAddress from './WebAddress.ts'

const table: NumberCases = JSON.parse(readFileSync(new URL('../../cases/numbers.json', import.meta.url), 'utf8'))

describe('every number module answers the shared cases', () => {
  for (const [name, number] of numberModules) {
    const cases = table.cases.filter((row) => row.number === name)
    it(`${name} has cases of each outcome it can give, and a rule that asks it`, () => {
      expect(new Set(cases.map(({ expected }) => expected)).size).toBeGreaterThanOrEqual(3)
      const rule = numberRules.find(({ fn }) => fn === table.rules[name])
      expect(rule?.prepare('')).toBe(number.isValid)
    })
    it.each(cases)(`${name} $input: $expected, $why`, ({ input, expected, value = input }) => {
      const options = { today: table.today }
      expect(number.validate(input, options)).toEqual(expected === 'ok' ? { ok: true, value } : { ok: false, reason: expected })
      expect(number.isValid(input, options)).toBe(expected === 'ok')
    })
    it(`${name} compacts its valid cases to their canonical spelling`, () => {
      for (const { input, value = input } of cases.filter(({ expected }) => expected === 'ok'))
        expect(number.compact(` ${input}\n`)).toBe(value)
    })
  }

  it('knows no other number', () => {
    expect(table.cases.filter(({ number }) => !numberModules.has(number))).toEqual([])
    expect(Object.keys(table.rules).filter((number) => !numberModules.has(number))).toEqual([])
    expect(numberRules).toHaveLength(numberModules.size)
  })
})

describe('without today', () => {
  it('a date to come is not refused', () => {
    expect(CitizenId.isValid('230199202611210011')).toBe(true)
    expect(DisabledPersonId.isValid('23019920261121001111')).toBe(true)
    expect(CremationCertificate.isValid('HLJB23010020990000001')).toBe(true)
  })
})

describe('printed forms', () => {
  it.each([
    ['citizen ID', CitizenId.format, '23019919900101123X', '230199 19900101 123X'],
    ['citizen ID of 15 digits', CitizenId.format, '230199900101123', '230199 900101 123'],
    ['credit code', SocialCreditCode.format, '91230199MA1B0CDE3X', '91 230199 MA1B0CDE3 X'],
    ['bank card', BankCard.format, '6222000000000000123', '6222 0000 0000 0000 123'],
    ['mobile phone', MobilePhone.format, '13800138000', '138 0013 8000'],
    ['disabled person ID', DisabledPersonId.format, '23019919900101123X43B01', '23019919900101123X 43 B01'],
    ['cremation certificate', CremationCertificate.format, 'HLJB23010020260000001', 'HLJB23 0100 2026 0000001']
  ])('of a %s', (_name, format, input, printed) => {
    expect(format(input)).toBe(printed)
    expect(format(printed)).toBe(printed)
    expect(format('')).toBe('')
  })
})

describe('compact reads what people type', () => {
  it.each([
    ['a full-width citizen ID', CitizenId.compact, '２３０１９９ １９９００１０１ １２３ｘ', '23019919900101123X'],
    ['dashes in a card number', BankCard.compact, '6222-0000–0000 0000', '6222000000000000'],
    ['the country code of a mobile', MobilePhone.compact, '+86 138-0013-8000', '13800138000'],
    ['00 for +', MobilePhone.compact, '008613800138000', '13800138000'],
    ['brackets around an area code', Landline.compact, '（0451）12345678', '0451-12345678'],
    ['another kind of dash', Landline.compact, '0451—12345678', '0451-12345678'],
    ['another kind of dash', UnitPhone.compact, '010－12345678', '010-12345678'],
    ['a domain in capitals', Email.compact, ' Name＠EXAMPLE.com ', 'Name@example.com'],
    ['text without a domain', Email.compact, 'NAME', 'NAME'],
    ['a host in capitals', WebAddress.compact, ' HTTPS://A.CN/B ', 'https://a.cn/B'],
    ['text without a scheme', WebAddress.compact, 'A.CN/B', 'A.CN/B'],
    ['zero-width marks', UnitNumber.compact, '2301\u200b0000000000000001', '23010000000000000001']
  ])('%s', (_name, compact, input, expected) => {
    expect(compact(input)).toBe(expected)
  })
})

describe('masks', () => {
  it('[R-5-72] an ID card keeps its first 5 and last 4 characters', () => {
    expect(CitizenId.mask('23019919900101123X')).toBe('23019*********123X')
    expect(CitizenId.mask('230199900101123')).toBe('23019******1123')
    expect(DisabledPersonId.mask('23019919900101123X11')).toBe('23019***********3X11')
  })

  it('[R-5-71] a phone keeps its first 3 and last 4 characters', () => {
    expect(MobilePhone.mask('13800138000')).toBe('138****8000')
    expect(Landline.mask('0451-12345678')).toBe('045******5678')
    expect(UnitPhone.mask('010-12345678')).toBe('010*****5678')
  })

  it('a text too short to hide anything is starred whole', () => {
    expect(CitizenId.mask('230199199')).toBe('*********')
    expect(MobilePhone.mask('1380013')).toBe('*******')
    expect(MobilePhone.mask('13800138')).toBe('138*0138')
    expect(MobilePhone.mask('')).toBe('')
  })
})

describe('what a citizen ID tells', () => {
  it('[R-5-33] male if the 17th digit is odd, else female', () => {
    expect(CitizenId.gender('23019919900101123X')).toBe('male')
    expect(CitizenId.gender('230199200002291240')).toBe('female')
    expect(CitizenId.gender('230199900101123')).toBe('male')
    expect(CitizenId.gender('230199900101122')).toBe('female')
    expect(CitizenId.gender('230199199001011239')).toBeUndefined()
    expect(CitizenId.genderAsWritten('2301991990010112')).toBeUndefined()
    expect(CitizenId.genderAsWritten('2301991990010112XX')).toBeUndefined()
  })

  it('[R-5-34 R-5-30] birth date and age derive from the number, 15 digits read as 19yy', () => {
    expect(CitizenId.birthDate('23019919900101123X')).toBe('1990-01-01')
    expect(CitizenId.birthDate('230199040229124')).toBe('1904-02-29')
    expect(CitizenId.birthDate('230199199001011239')).toBeUndefined()
    expect(CitizenId.ageOn('23019919900101123X', '2026-11-20')).toBe(36)
    expect(CitizenId.ageOn('230199200002291240', '2018-02-28')).toBe(17)
    expect(CitizenId.ageOn('230199200002291240', '2018-03-01')).toBe(18)
    expect(CitizenId.ageOn('230199200002291240', '2000-02-29')).toBe(0)
    expect(CitizenId.ageOn('230199200002291240', '2000-02-28')).toBeUndefined()
    expect(CitizenId.ageOn('230199200002291240', 'someday')).toBeUndefined()
    expect(CitizenId.ageOn('230199199001011239', '2026-11-20')).toBeUndefined()
  })

  it('[R-5-31] the province, Taiwan, Hong Kong, Macau and overseas among them', () => {
    expect(CitizenId.provinceOf('23019919900101123X')).toBe('23')
    expect(CitizenId.provinceOf('810199199001010016')).toBe('81')
    expect(CitizenId.provinceOf('230199199001011239')).toBeUndefined()
    const known = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter((code) =>
      CitizenId.isValid(`${code}0199900101123`)
    )
    expect(known.join(' ')).toBe(
      '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'
    )
  })

  it('[R-5-28 R-5-29] months 01–12 and days 01–31 that the calendar has, none after today', () => {
    const accepted = (birth: string, today?: string): boolean => {
      const numbers = Array.from({ length: 11 }, (_, i) => `230199${birth}001${'0123456789X'[i]}`)
      return numbers.some((id) => CitizenId.isValid(id, { today }))
    }
    const daysOf = (month: string, year = '2023'): number =>
      Array.from({ length: 40 }, (_, day) => accepted(`${year}${month}${String(day).padStart(2, '0')}`)).filter(Boolean).length
    const months = Array.from({ length: 20 }, (_, month) => daysOf(String(month).padStart(2, '0')))
    expect(months.slice(0, 14)).toEqual([0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0])
    expect(months.slice(13).every((days) => days === 0)).toBe(true)
    expect([daysOf('02', '2024'), daysOf('02', '1900'), daysOf('02', '2000')]).toEqual([29, 28, 29])
    expect(accepted('20261120', '2026-11-20')).toBe(true)
    expect(accepted('20261121', '2026-11-20')).toBe(false)
    expect(accepted('20261121')).toBe(true)
  })

  it('the citizen ID inside a disabled person ID', () => {
    expect(DisabledPersonId.citizenIdOf('23019919900101123x11')).toBe('23019919900101123X')
    expect(DisabledPersonId.citizenIdOf('23019919900101123X81')).toBeUndefined()
  })
})

describe('two mobile patterns', () => {
  it('[R-5-73] the general one takes any 11 digits', () => {
    expect(MobilePhone.isGeneral('00000000000')).toBe(true)
    expect(MobilePhone.isGeneral('0000000000')).toBe(false)
    expect(MobilePhone.isGeneral('0000000000a')).toBe(false)
  })
})

describe('the first year of a cremation certificate', () => {
  it('[R-9-33] is 1949', () => {
    expect(CremationCertificate.firstYear).toBe(1949)
    expect(CremationCertificate.isValid('HLJB23010019490000001')).toBe(true)
    expect(CremationCertificate.isValid('HLJB23010019480000001')).toBe(false)
  })
})
