import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allScenes, newborn } from '../../cases/sceneFiles.ts'
import { enterStep, firstUnfinished } from './firstUnfinished.ts'
import type { StepProgress } from './firstUnfinished.ts'
import { allSteps, needsOfScene, stepOfRoute, stepRoute, stepsNeeded } from './steps.ts'
import type { StepKey } from './steps.ts'

const everything = stepsNeeded({ hasQuestions: true, hasPreChecks: true, hasMaterials: true })
const keys = allSteps.map((step) => step.key)

describe('steps', () => {
  it('[R-2.1-18] stand in flow order', () => {
    expect(allSteps.map(({ key, label }) => `${key} ${label}`)).toEqual([
      'themeMiddle 主题介绍',
      'smartGuide 答题引导',
      'themeNotice 办理须知',
      'conditionsPreCheck 条件预检',
      'themeForm 填写表单',
      'themeMaterial 上传材料',
      'successfulHandling 提交完成',
      'doThingAppraise 评价'
    ])
    expect(stepsNeeded(needsOfScene(newborn))).toEqual(allSteps)
  })

  it('a scene without questions, pre-check or materials leaves those steps out', () => {
    const without = stepsNeeded({ hasQuestions: false, hasPreChecks: false, hasMaterials: false }).map((step) => step.key)
    expect(without).toEqual(['themeMiddle', 'themeNotice', 'themeForm', 'successfulHandling', 'doThingAppraise'])
    const thirdParty = allScenes.filter((scene) => scene.thirdParty !== undefined)
    expect(thirdParty.map((scene) => stepsNeeded(needsOfScene(scene)).length)).toEqual([5, 5])
  })

  it('[R-2.1-23] phase-two scenes and jump-backs reach the same screens under their own names', () => {
    const phaseTwo = { unionType: 'TWO_THEME', isJumpBack: false }
    expect(keys.map((key) => stepRoute(key, phaseTwo)).filter((route, at) => route !== keys[at])).toEqual([
      'newConditionPreCheck',
      'newSuccessfulHandling'
    ])
    expect(stepRoute('conditionsPreCheck', { unionType: '1', isJumpBack: true })).toBe('resConditionPreCheck')
    expect(stepRoute('successfulHandling', { unionType: '1', isJumpBack: true })).toBe('newSuccessfulHandling')
    expect(keys.map((key) => stepRoute(key, { unionType: '0', isJumpBack: false }))).toEqual(keys)
    for (const key of keys)
      for (const isJumpBack of [true, false]) expect(stepOfRoute(stepRoute(key, { unionType: 'TWO_THEME', isJumpBack }))).toBe(key)
  })

  it('a draft opens the form under its own name; unknown routes are no step', () => {
    expect(stepOfRoute('themeFormReset')).toBe('themeForm')
    for (const route of ['approvedOperationForm', 'toString', '']) expect(stepOfRoute(route)).toBeUndefined()
  })
})

describe('deep links', () => {
  const upTo = (key: StepKey): StepProgress => Object.fromEntries(keys.slice(0, keys.indexOf(key) + 1).map((one) => [one, true]))

  it.each([
    ['themeForm', {}, 'smartGuide', '请先完成“答题引导”，再进入“填写表单”。'],
    ['themeForm', upTo('themeNotice'), 'conditionsPreCheck', '请先完成“条件预检”，再进入“填写表单”。'],
    ['themeForm', upTo('conditionsPreCheck'), 'themeForm', undefined],
    ['smartGuide', {}, 'smartGuide', undefined],
    ['themeMiddle', {}, 'themeMiddle', undefined],
    ['doThingAppraise', upTo('themeMaterial'), 'successfulHandling', '请先完成“提交完成”，再进入“评价”。']
  ] as const)('%s after %j leads to %s', (wanted, progress, step, reason) => {
    expect(enterStep(everything, wanted, progress)).toEqual(reason === undefined ? { step } : { step, reason })
  })

  it('a step the scene leaves out leads to the next one shown', () => {
    const noGuide = stepsNeeded({ hasQuestions: false, hasPreChecks: false, hasMaterials: false })
    expect(enterStep(noGuide, 'smartGuide', {})).toEqual({ step: 'themeNotice' })
    expect(firstUnfinished(noGuide, {})?.key).toBe('themeNotice')
    expect(firstUnfinished(noGuide, upTo('doThingAppraise'))?.key).toBe('doThingAppraise')
    expect(enterStep([], 'themeForm', {})).toEqual({ step: 'themeMiddle' })
  })

  it('never leads past an unfinished step', () => {
    const flags = fc.record({ hasQuestions: fc.boolean(), hasPreChecks: fc.boolean(), hasMaterials: fc.boolean() })
    fc.assert(
      fc.property(flags, fc.subarray(keys), fc.constantFrom(...keys), (needs, done, wanted) => {
        const steps = stepsNeeded(needs)
        const progress: StepProgress = Object.fromEntries(done.map((key) => [key, true]))
        const { step, reason } = enterStep(steps, wanted, progress)
        const before = steps
          .slice(
            0,
            steps.findIndex((one) => one.key === step)
          )
          .map((one) => one.key)
        expect(before.every((key) => key === 'themeMiddle' || done.includes(key))).toBe(true)
        if (reason === undefined) expect(keys.indexOf(step)).toBeGreaterThanOrEqual(keys.indexOf(wanted))
      })
    )
  })
})
