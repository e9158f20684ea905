import { planScene } from '@ljonething/domain/plan/planScene'
import { describe, expect, it } from 'vitest'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { entranceOf, isConditionMet, needsLogin, pathOfStep } from './flowSteps.ts'
import { newHandling } from '../HandlingState.ts'

const state = newHandling(newbornScene.sceneCode, '230100000000', () => 'k')
const plan = planScene(newbornScene, guideAnswers, { region: '230100000000', userType: '0', today: '2026-11-20' })
const enter = (wanted: Parameters<typeof entranceOf>[0], part = {}, applyNo?: string) =>
  entranceOf(wanted, newbornScene, plan, { ...state, answers: guideAnswers, ...part }, applyNo)

describe('entrance', () => {
  it.each([
    ['themeMiddle', {}, 'themeMiddle'],
    ['themeForm', {}, 'smartGuide'],
    ['themeForm', { guideDone: true }, 'themeNotice'],
    ['themeForm', { guideDone: true, noticeRead: true }, 'conditionsPreCheck'],
    ['successfulHandling', { guideDone: true, noticeRead: true }, 'conditionsPreCheck']
  ] as const)('%s with %j leads to %s', (wanted, part, step) => {
    expect(enter(wanted, part).step).toBe(step)
  })

  it('of everything before submitting is closed once submitted', () => {
    expect(enter('themeForm', {}, 'A1')).toEqual({ step: 'successfulHandling' })
    expect(enter('doThingAppraise', {}, 'A1')).toEqual({ step: 'doThingAppraise' })
  })

  it('of a third-party scene is its introduction', () => {
    const baseInfo = { doUrl: '' } as never
    const scene = { ...newbornScene, thirdParty: { baseInfo } }
    expect(entranceOf('themeForm', scene, plan, state, undefined).step).toBe('themeMiddle')
  })
})

it('[R-2.1-23] phase-two scenes reach pre-check and success under their own routes', () => {
  expect(newbornScene.unionType).toBe('TWO_THEME')
  expect(pathOfStep(newbornScene, 'conditionsPreCheck')).toBe('/themeWrapper/newConditionPreCheck')
  expect(pathOfStep(newbornScene, 'successfulHandling')).toBe('/themeWrapper/newSuccessfulHandling')
  expect(pathOfStep({ ...newbornScene, unionType: '0' }, 'successfulHandling')).toBe('/themeWrapper/successfulHandling')
})

it('a condition is met by the register, or by the person where the register cannot tell', () => {
  const check = { code: 'C', expected: '1' }
  const met = (status: '1' | '0' | '-1', declared?: string) =>
    isConditionMet(
      { ...state, checkResults: { C: { status, message: '' } }, declarations: declared === undefined ? {} : { C: declared } },
      check
    )
  expect([met('1'), met('0', '1'), met('-1'), met('-1', '0'), met('-1', '1')]).toEqual([true, false, false, false, true])
  expect(isConditionMet(state, check)).toBe(false)
})

it('visitors get as far as the notice', () => {
  const keys = [
    'themeMiddle',
    'smartGuide',
    'themeNotice',
    'conditionsPreCheck',
    'themeForm',
    'themeMaterial',
    'successfulHandling'
  ] as const
  expect(keys.map(needsLogin)).toEqual([false, false, false, true, true, true, true])
})
