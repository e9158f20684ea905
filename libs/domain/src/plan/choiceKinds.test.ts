import { describe, expect, it } from 'vitest'
import { context, sceneFile } from '../../cases/sceneFiles.ts'
import type { Answers } from '../scene/Scene.ts'
import { planScene } from './planScene.ts'

const retirement = sceneFile('02-retirement.yaml')
const planAs = (userType: string, answers: Answers) => planScene(retirement, answers, { ...context, userType })

/** 退休一件事 serves both kinds: the employer files for its staff, others for themselves. */
describe('choices for one kind of user', () => {
  it.each([
    ['a person', '0', 'ent', '请先以法人身份登录后再办理'],
    ['a company', '1', 'per', '请先以个人身份登录后再办理']
  ])('%s that chooses what is for the other kind is stopped, and told how to go on', (_, userType, choice, message) => {
    const plan = planAs(userType, { TX_Q01: choice })
    expect(plan.blocks).toEqual([expect.objectContaining({ questionCode: 'TX_Q01', message })])
    expect(plan.ready).toBe(false)
  })

  it('each may choose its own, and a visitor, who may become either, any', () => {
    for (const [userType, choice] of [
      ['0', 'per'],
      ['1', 'ent'],
      ['2', 'per'],
      ['2', 'ent']
    ] as const)
      expect(planAs(userType, { TX_Q01: choice }).blocks).toEqual([])
  })

  it('a default for the other kind does not count', () => {
    expect(planAs('1', {}).answers['TX_Q01']).toBe('ent')
    expect(planAs('2', {}).answers['TX_Q01']).toBe('ent')
    expect(planAs('0', {}).answers['TX_Q01']).toBeUndefined()
    expect(planAs('0', {}).unanswered).toContain('TX_Q01')
  })
})
