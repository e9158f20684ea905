import { describe, expect, it } from 'vitest'
import { newbornScene } from '../../testing/newbornScene.ts'
import { withValues } from './withValues.ts'

const passed = { status: '1', message: '核验通过' } as const
const before = {
  values: { 'NB1003^babyBirthTime': '2026-11-03 08:16', 'NB1001^babyName': '林北雪' },
  checkParams: { aac147002: '1' },
  checkResults: { NB_C01: passed, NB_C06: passed },
  declarations: { NB_C01: '1', NB_C06: '1' }
}

describe('withValues', () => {
  it('drops the result and declaration of a check asked with another value', () => {
    const after = withValues(newbornScene, before, { 'NB1003^babyBirthTime': '2026-11-04 09:00' })
    expect(after.checkResults).toEqual({ NB_C06: passed })
    expect(after.declarations).toEqual({ NB_C06: '1' })
    expect(after.values).toEqual({ ...before.values, 'NB1003^babyBirthTime': '2026-11-04 09:00' })
  })

  it('keeps every result while no parameter of it changes', () => {
    expect(withValues(newbornScene, before, { 'NB1001^babyName': '林北辰' }).checkResults).toEqual(before.checkResults)
    expect(withValues(newbornScene, before, before.values)).toEqual(before)
  })

  it('asks again about a table of people when one of them is another, not when the rest of a row changes', () => {
    const founders = (idCard: string, amount: string) =>
      JSON.stringify([
        [
          { id: 'shIdCard', value: idCard },
          { id: 'shAmount', value: amount }
        ]
      ])
    const scene = {
      preChecks: newbornScene.preChecks.slice(0, 1).map((one) => ({ ...one, check: { ...one.check, params: ['founders'] } }))
    }
    const code = scene.preChecks[0]?.code ?? ''
    const state = { ...before, values: { 'QY1^founders': founders('23019919930412002X', '30') }, checkResults: { [code]: passed } }
    const after = withValues(scene, state, { 'QY1^founders': founders('23019919930412002X', '40') })
    expect(after).toMatchObject({ checkResults: { [code]: passed }, values: { 'QY1^founders': founders('23019919930412002X', '40') } })
    expect(withValues(scene, state, { 'QY1^founders': founders('230199199108200030', '30') }).checkResults).toEqual({})
  })

  it('takes parameters that are no fields of the form, and keeps values of fields not shown', () => {
    const after = withValues({ preChecks: [] }, before, {}, { aac001: '2' })
    expect(after.checkParams).toEqual({ aac147002: '1', aac001: '2' })
    expect(after.values).toEqual(before.values)
  })
})
