/**
 * Records of 100 text fields, ten kinds by turns, for measuring rule lists. Each kind knows the rules ours uses, a right value and a wrong one
 * that breaks exactly one of its rules.
 */
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import { someWrong, validCitizenId, validCreditCode } from './sampleNumbers.ts'
import type { Sampler } from './sampler.ts'

const rule = (fn: string, param = ''): RuleSpec => ({ fn, param, message: '' })
const required = rule('_isNullorEmpty')
const wrongLast = (make: (sampler: Sampler) => string) => (sampler: Sampler) => someWrong(sampler, 8, make).at(-1) ?? ''

export const kinds = ['name', 'citizenId', 'mobile', 'email', 'creditCode', 'digits', 'decimal', 'letters', 'postcode', 'bankCard'] as const
export type Kind = (typeof kinds)[number]

interface KindSample {
  readonly rules: readonly RuleSpec[]
  readonly right: (sampler: Sampler) => string
  readonly wrong: (sampler: Sampler) => string
}

const samples: Readonly<Record<Kind, KindSample>> = {
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

export const fields: readonly { readonly name: string; readonly kind: Kind; readonly rules: readonly RuleSpec[] }[] = Array.from(
  { length: 10 },
  (_, turn) => kinds.map((kind) => ({ name: `${kind}${turn}`, kind, rules: samples[kind].rules }))
).flat()

export type SampleRecord = Readonly<Record<string, string>>

/** Records, as a request brings them: parsed from JSON. Every `wrongEach`-th field is wrong; 0 for none. */
export const sampleRecords = (sampler: Sampler, count: number, wrongEach: number): readonly SampleRecord[] => {
  const valueOf = (kind: Kind, at: number) => samples[kind][wrongEach > 0 && at % wrongEach === 0 ? 'wrong' : 'right'](sampler)
  const record = () => Object.fromEntries(fields.map(({ name, kind }, at) => [name, valueOf(kind, at)]))
  return JSON.parse(JSON.stringify(Array.from({ length: count }, record)))
}
