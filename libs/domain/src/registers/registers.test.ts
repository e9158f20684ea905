import { describe, expect, it } from 'vitest'
import { choicesGivenTo, givenTo, othersIn } from './givenTo.ts'
import { registerNamed, sourceNamed } from './registers.ts'
import { given, ifGiven, person } from './Register.ts'

const mother = '23019919930412002X'
const father = '230199199108200030'
const hukou = { params: { idCards: person('motherIdCard', 'fatherIdCard'), area: given('region', 'siteRegion'), name: ifGiven('name') } }

describe('the table', () => {
  it('knows a register and a source by name, each with its system, and nothing else', () => {
    expect(registerNamed('market/entInfo')).toMatchObject({ label: '企业登记信息', system: '市场监管', lookup: { from: 'sandbox' } })
    expect(sourceNamed('REMOTE_FUND')).toMatchObject({ label: '公积金管理中心', system: '住房公积金', from: 'sandbox' })
    expect([registerNamed('market/entinfo'), registerNamed('REMOTE_FUND'), sourceNamed('constructor')]).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })
})

describe('what a register is given', () => {
  it('stands under its own names, in the order of the row, without blanks', () => {
    expect(givenTo(hukou, { fatherIdCard: father, motherIdCard: ` ${mother} `, siteRegion: '23', region: ' ', toString: 'x' })).toEqual({
      idCards: [mother, father],
      area: ['23'],
      name: []
    })
  })

  it('is the code of a chosen option', () => {
    expect(givenTo(hukou, { siteRegion: '{"name":"南岗区","value":"230103000000"}' }).area).toEqual(['230103000000'])
  })

  it('of a source are the codes of the choices it depends on, as they are stored', () => {
    const row = { params: { area: given('bookingArea'), day: given('appointDate') } }
    const area = JSON.stringify({ name: '南岗区', value: '230103000000' })
    expect(choicesGivenTo(row, { bookingArea: area, appointDate: '2026-12-11' })).toEqual({ area: ['230103000000'], day: ['2026-12-11'] })
    expect(choicesGivenTo(row, { bookingArea: '' })).toEqual({ area: [], day: [] })
  })

  it('is about oneself, about nobody, or about others, of whom naming oneself frees none', () => {
    const others = (values: Readonly<Record<string, string>>) => othersIn(hukou, givenTo(hukou, values), { cardId: mother })
    expect(others({ motherIdCard: mother.toLowerCase() })).toEqual([])
    expect(others({ region: '23', name: father })).toEqual([])
    expect(others({ motherIdCard: mother, fatherIdCard: father })).toEqual([father])
    expect(others({ motherIdCard: 'E12345678', fatherIdCard: father })).toEqual(['E12345678', father])
  })

  it('is about everybody in a table', () => {
    const row = { params: { staff: person('staffTable') } }
    const table = JSON.stringify([
      { name: '甲', idCard: father },
      { name: '乙', idCard: mother }
    ])
    expect(othersIn(row, givenTo(row, { staffTable: table }), { cardId: mother })).toEqual([father])
    expect(givenTo(row, { staffTable: table.toLowerCase() })).toEqual({ staff: [father, mother] })
  })
})
