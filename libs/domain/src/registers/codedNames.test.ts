import { expect, it } from 'vitest'
import { askedFacts } from './askedFacts.ts'
import { codedParams, decodedFacts } from './codedNames.ts'
import type { Register } from './Register.ts'
import { registerNamed, registerNames } from './registers.ts'

const row = (name: string): Pick<Register, 'params' | 'lookup'> => registerNamed(name) ?? { params: {} }
const insuredInfo = row('socialSecurity/insuredInfo')

it('[R-3.3-41] parameters of social security stand under its coded names, those of other systems under their own', () => {
  expect(codedParams(insuredInfo, { idCard: ['230199196608080019'], name: ['赵国强'] })).toEqual({
    aac147002: ['230199196608080019'],
    aac003001: ['赵国强']
  })
  expect(codedParams(row('socialSecurity/belongToUnit'), { unitNo: ['23019900000000000017'] })).toEqual({
    aac147002: [],
    aab001001: ['23019900000000000017']
  })
  expect(codedParams(row('market/entInfo'), { creditCode: ['91230199MACX1P002C'] })).toEqual({ creditCode: ['91230199MACX1P002C'] })
})

it('[R-3.3-41] answers of social security are read by their coded names, and nothing that the row does not know', () => {
  const answer = {
    aac003001: '赵国强',
    aac002001: '230199196608080019',
    aab001001: '23019900000000000017',
    aab034001: 'SB230103',
    aac007001: '1986-08-01',
    aac327001: '418',
    insured: '职工',
    name: '别人',
    aac999001: '1',
    __proto__: 'x'
  }
  expect(decodedFacts(insuredInfo, answer)).toEqual({
    name: '赵国强',
    personalNo: '230199196608080019',
    unitNo: '23019900000000000017',
    agency: 'SB230103',
    firstWorkDate: '1986-08-01',
    actualMonths: '418',
    insured: '职工'
  })
  expect(decodedFacts(row('market/entInfo'), { entName: '某公司', legalIdCard: '1' })).toEqual({ entName: '某公司' })
})

it('a scene may ask by every coded name of a parameter, which then has a label of its own, and by no other', () => {
  const coded = registerNames.flatMap((name) => Object.values(row(name).params).flatMap((param) => param.coded ?? []))
  const labelled = Object.entries(askedFacts).flatMap(([name, { from }]) => (from === 'person' ? [name] : []))
  expect(labelled.toSorted()).toEqual([...new Set(coded)].toSorted())
})
