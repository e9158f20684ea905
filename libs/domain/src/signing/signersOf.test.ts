import { expect, it } from 'vitest'
import { signersOf } from './signersOf.ts'

const parents = [
  { label: '母亲', cardId: 'motherIdCard', name: 'motherName' },
  { label: '父亲', cardId: 'fatherIdCard', name: 'fatherName' }
]
const mother = { userName: '周晓岚', cardId: '23019919930412002X' }
const clerk = { userName: '邹静', cardId: '230199199009050022', companyName: '北原公司', unionCode: '91230199MACX1P002C' }
const asked = (values: Readonly<Record<string, string>>) =>
  signersOf(parents, (name) => values[name] ?? '', mother, false).map(({ key, label, name, seal }) => [key, label, name, seal].join(' '))

it('are those whom the scene names by fields of the form, in its order', () => {
  const both = { motherIdCard: ' 23019919930412002x ', motherName: '周晓岚', fatherIdCard: '230199199108200030', fatherName: '马晓东' }
  expect(asked(both)).toEqual(['motherIdCard 母亲 周晓岚 person', 'fatherIdCard 父亲 马晓东 person'])
  expect(signersOf(parents, (name) => new Map(Object.entries(both)).get(name) ?? '', mother, false)[0]?.number).toBe(mother.cardId)
})

it('are not those whom the form leaves out, and nobody twice', () => {
  expect(asked({ motherIdCard: mother.cardId, motherName: '周晓岚', fatherIdCard: ' ' })).toEqual(['motherIdCard 母亲 周晓岚 person'])
  expect(asked({ motherIdCard: mother.cardId, motherName: '周晓岚', fatherIdCard: mother.cardId, fatherName: '周晓岚' })).toHaveLength(1)
})

it('is whoever handles it where the scene or the form names nobody: a person, or the company by its seal', () => {
  expect(asked({})).toEqual(['applicant 申请人 周晓岚 person'])
  expect(signersOf(undefined, () => '', clerk, true)).toEqual([
    { key: 'applicant', label: '申请单位', name: '北原公司', number: '91230199MACX1P002C', seal: 'company' }
  ])
  expect(signersOf(undefined, () => '', clerk, false)).toMatchObject([{ name: '邹静', seal: 'person' }])
})
