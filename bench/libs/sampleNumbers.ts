/** Citizen ID numbers and social credit codes for measuring, made after their standards; every eighth has a wrong last character. */
import type { Sampler } from './sampler.ts'

const regions = ['110101', '230102', '230103', '310101', '440103', '510104'] as const
const citizenWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

const two = (value: number): string => String(value).padStart(2, '0')

export const validCitizenId = (sampler: Sampler): string => {
  const date = `${1950 + sampler.below(65)}${two(1 + sampler.below(12))}${two(1 + sampler.below(28))}`
  const body = `${sampler.pick(regions)}${date}${sampler.digits(3)}`
  const sum = citizenWeights.reduce((total, weight, at) => total + weight * Number(body.charAt(at)), 0)
  return body + '10X98765432'.charAt(sum % 11)
}

/** Never one with the check character 0, which stdnum refuses. */
export const validCreditCode = (sampler: Sampler): string => {
  const organisation = Array.from({ length: 9 }, () => creditAlphabet.charAt(sampler.below(31))).join('')
  const body = `91${sampler.pick(regions)}${organisation}`
  const sum = Array.from(body).reduce((total, character, at) => total + creditAlphabet.indexOf(character) * (3 ** at % 31), 0)
  return sum % 31 === 0 ? validCreditCode(sampler) : body + creditAlphabet.charAt(31 - (sum % 31))
}

const spoilt = (number: string): string => number.slice(0, -1) + (number.endsWith('1') ? '2' : '1')

export const someWrong = (sampler: Sampler, count: number, make: (sampler: Sampler) => string): readonly string[] =>
  Array.from({ length: count }, (_, at) => (at % 8 === 7 ? spoilt(make(sampler)) : make(sampler)))
