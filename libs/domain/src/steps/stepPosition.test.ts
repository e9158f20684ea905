import { describe, expect, it } from 'vitest'
import { stepPosition } from './stepPosition.ts'
import { allSteps, stepsNeeded } from './steps.ts'

describe('the position of a step', () => {
  it('[R-4.2-34] [R-3.3-35] of a keyed list says index, next and last', () => {
    for (const [at, { key }] of allSteps.entries())
      expect(stepPosition(allSteps, key)).toEqual({ currentIndex: at, next: allSteps[at + 1], last: allSteps[at - 1] })
  })

  it('[R-3.3-36] of a step that the plan leaves out comes from smartGuide and leads nowhere', () => {
    const steps = stepsNeeded({ hasQuestions: true, hasPreChecks: false, hasMaterials: true })
    expect(stepPosition(steps, 'conditionsPreCheck')).toEqual({
      currentIndex: -1,
      next: undefined,
      last: { key: 'smartGuide', label: '答题引导' }
    })
    expect(stepPosition([], 'themeForm')).toEqual({ currentIndex: -1, next: undefined, last: undefined })
  })
})
