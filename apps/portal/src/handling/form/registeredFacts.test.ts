import { describe, expect, it } from 'vitest'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { describedForm } from '../../testing/newbornForm.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import type { CheckResult } from '../HandlingState.ts'
import { registeredFacts, withAnswer, withClosedFacts } from './registeredFacts.ts'

const addr = 'NB3036^fatherHukouAddr'
const name = 'NB3027^fatherName'
const empty = { checkResults: {}, values: {}, registered: {}, typed: [] }
const told = (values: Readonly<Record<string, string>>): CheckResult => ({
  status: '1',
  message: '核验通过',
  known: { source: '公安', at: '2026-11-20T04:00:00.000Z', values }
})
const unknown: CheckResult = { status: '-1', message: '暂时无法核验' }
const father = told({ fatherName: '林海峰', fatherHukouAddr: '南岗区' })
const answered = (state: typeof empty, result: CheckResult, before?: CheckResult) =>
  withAnswer(newbornScene, state, 'NB_C03', result, before) as typeof empty

describe('what a pre-check told', () => {
  it('fills what is empty, says so, and leaves what was typed', () => {
    const state = answered({ ...empty, values: { [addr]: '道里区' } as never, typed: [addr] as never }, father)
    expect(state.values).toEqual({ [name]: '林海峰', [addr]: '道里区' })
    expect(state.registered).toEqual({ [name]: { value: '林海峰', source: '公安', at: '2026-11-20T04:00:00.000Z', check: 'NB_C03' } })
    expect(state.typed).toEqual([addr])
    expect(state.checkResults).toEqual({ NB_C03: father })
  })

  it('is followed by what the next answer says, where the person did not change it', () => {
    const first = answered(empty, father)
    const moved = answered(first, told({ fatherName: '林海峰', fatherHukouAddr: '香坊区' }))
    expect(moved.values).toEqual({ [name]: '林海峰', [addr]: '香坊区' })
    const edited = { ...first, values: { ...first.values, [addr]: '道外区' } }
    expect(answered(edited, father).values).toEqual({ [name]: '林海峰', [addr]: '道外区' })
  })

  it('stands while the register cannot tell the same thing again, and goes with another question', () => {
    const first = answered(empty, father)
    const same = answered({ ...first, checkResults: {} }, unknown, father)
    expect(same).toMatchObject({ values: first.values, checkResults: { NB_C03: { status: '-1', known: father.known } } })
    const other = answered({ ...first, checkResults: {} }, unknown)
    expect(other).toEqual({ ...empty, values: { [name]: '', [addr]: '' }, checkResults: { NB_C03: unknown } })
  })

  it('of a check that fills nothing is its result alone', () => {
    expect(withAnswer(newbornScene, empty, 'NB_C01', unknown, undefined)).toEqual({ ...empty, checkResults: { NB_C01: unknown } })
  })
})

describe('the form', () => {
  const facts = registeredFacts(newbornScene.preChecks, { NB_C03: father, NB_C01: unknown })

  it('knows source and time of each', () => {
    expect(facts.get('fatherHukouAddr')).toEqual({ value: '南岗区', source: '来自公安（登记信息），2026-11-20 12:00', isClosed: false })
  })

  it('locks what the scene closes, and nothing the identity gave', () => {
    const fieldsOf = (known: typeof facts) => {
      const described = describedForm(newbornScene, guideAnswers)
      return withClosedFacts(described, known).allfield.flatMap(({ fieldList }) => fieldList)
    }
    const locked = fieldsOf(facts).filter(({ knownFrom }) => knownFrom !== undefined)
    expect(locked.map(({ name, value, disabled }) => [name, value, disabled])).toEqual([['fatherName', '林海峰', true]])
    const described = describedForm(newbornScene, guideAnswers)
    expect(withClosedFacts(described, new Map())).toBe(described)
    const own = withClosedFacts(described, facts)
    expect(withClosedFacts(own, registeredFacts(newbornScene.preChecks, { NB_C03: told({ fatherName: '别人' }) }))).toEqual(own)
  })
})
