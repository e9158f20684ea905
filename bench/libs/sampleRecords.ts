/**
 * Records of 100 text fields for measuring rule lists, in two mixtures: as in the scenes of content/, and ten kinds with rules of their own by
 * turns. Each kind knows the rules ours uses, a right value and a wrong one that breaks exactly one of its rules.
 */
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import { someWrong, validCitizenId, validCreditCode } from './sampleNumbers.ts'
import type { Sampler } from './sampler.ts'

const rule = (fn: string, param = ''): RuleSpec => ({ fn, param, message: '' })
const required = rule('_isNullorEmpty')
const wrongLast = (make: (sampler: Sampler) => string) => (sampler: Sampler) => someWrong(sampler, 8, make).at(-1) ?? ''

export const kinds = [
  'code',
  'date',
  'address',
  'name',
  'citizenId',
  'mobile',
  'email',
  'creditCode',
  'digits',
  'decimal',
  'letters',
  'postcode',
  'bankCard'
] as const
export type Kind = (typeof kinds)[number]

interface KindSample {
  readonly rules: readonly RuleSpec[]
  readonly right: (sampler: Sampler) => string
  readonly wrong: (sampler: Sampler) => string
}

const samples: Readonly<Record<Kind, KindSample>> = {
  code: { rules: [required], right: (sampler) => `23${sampler.digits(4)}000000`, wrong: () => '' },
  date: { rules: [required], right: (sampler) => `20${sampler.digits(2)}-07-15`, wrong: () => '' },
  address: {
    rules: [required, rule('_checkMaxLength', '100')],
    right: (sampler) => `哈尔滨市南岗区花园街${sampler.digits(3)}号`,
    wrong: () => '街'.repeat(60)
  },
  name: {
    rules: [required, rule('_checkMaxLength', '20')],
    right: (sampler) => sampler.pick(['王伟', '张秀英', '欧阳建国', '李娜']),
    wrong: () => '张'.repeat(30)
  },
  citizenId: { rules: [required, rule('_checkIdCard')], right: validCitizenId, wrong: wrongLast(validCitizenId) },
  mobile: {
    rules: [required, rule('_checkMobile')],
    right: (sampler) => `13${sampler.digits(9)}`,
    wrong: (sampler) => `12${sampler.digits(9)}`
  },
  email: {
    rules: [required, rule('_checkEmail')],
    right: (sampler) => `user${sampler.digits(4)}@example.com`,
    wrong: (sampler) => `user${sampler.digits(4)}.example.com`
  },
  creditCode: { rules: [required, rule('_checkCreditCode')], right: validCreditCode, wrong: wrongLast(validCreditCode) },
  digits: {
    rules: [required, rule('_checkNumber'), rule('_checkMaxLength', '12')],
    right: (sampler) => sampler.digits(8),
    wrong: (sampler) => `${sampler.digits(4)}a`
  },
  decimal: {
    rules: [required, rule('_checkTwoDecimal')],
    right: (sampler) => `1${sampler.digits(3)}.${sampler.digits(2)}`,
    wrong: (sampler) => `1${sampler.digits(3)}.${sampler.digits(3)}`
  },
  letters: {
    rules: [required, rule('_checkLetterNumber')],
    right: (sampler) => `AB${sampler.digits(6)}`,
    wrong: (sampler) => `AB-${sampler.digits(6)}`
  },
  postcode: {
    rules: [required, rule('_checkRegex', '^[0-9]{6}$')],
    right: (sampler) => sampler.digits(6),
    wrong: (sampler) => sampler.digits(5)
  },
  bankCard: {
    rules: [required, rule('_checkBankCard')],
    right: (sampler) => `62${sampler.digits(17)}`,
    wrong: (sampler) => `02${sampler.digits(17)}`
  }
}

export interface SampleField {
  readonly name: string
  readonly kind: Kind
  readonly rules: readonly RuleSpec[]
}

const fieldsOf = (counts: Partial<Readonly<Record<Kind, number>>>): readonly SampleField[] =>
  kinds
    .flatMap((kind) =>
      Array.from({ length: counts[kind] ?? 0 }, (_, turn) => ({ name: `${kind}${turn}`, kind, place: (turn + 0.5) / (counts[kind] ?? 1) }))
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ name, kind }) => ({ name, kind, rules: samples[kind].rules }))

/** Of 456 fields with one text in the scenes, 176 are choices and 31 dates that are only required, 103 limit their length, 25 are mobile numbers … */
export const sceneFields = fieldsOf({
  code: 39,
  date: 7,
  address: 12,
  name: 13,
  citizenId: 6,
  mobile: 6,
  decimal: 5,
  digits: 3,
  bankCard: 3,
  letters: 2,
  postcode: 2,
  email: 1,
  creditCode: 1
})

/** Ten kinds evenly: a fifth are numbers with a check character, where almost all time goes into the number itself. */
export const evenFields = fieldsOf(Object.fromEntries(kinds.slice(3).map((kind) => [kind, 10])))

export type SampleRecord = Readonly<Record<string, string>>

/** Records, as a request brings them: parsed from JSON. Every `wrongEach`-th field is wrong; 0 for none. */
export const sampleRecords = (
  fields: readonly SampleField[],
  sampler: Sampler,
  count: number,
  wrongEach: number
): readonly SampleRecord[] => {
  const valueOf = (kind: Kind, at: number) => samples[kind][wrongEach > 0 && at % wrongEach === 0 ? 'wrong' : 'right'](sampler)
  const record = () => Object.fromEntries(fields.map(({ name, kind }, at) => [name, valueOf(kind, at)]))
  return JSON.parse(JSON.stringify(Array.from({ length: count }, record)))
}
