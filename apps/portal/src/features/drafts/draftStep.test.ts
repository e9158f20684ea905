import { expect, it } from 'vitest'
import { draftStep } from './draftStep.ts'

it.each([
  ['smartGuide', '/themeWrapper/smartGuide', '答题引导'],
  ['newConditionPreCheck', '/themeWrapper/conditionsPreCheck', '条件预检'],
  ['themeForm', '/themeWrapper/themeFormReset', '填写表单'],
  ['themeMaterial', '/themeWrapper/themeMaterial', '上传材料'],
  ['something else', '/themeWrapper/themeFormReset', '填写表单'],
  ['constructor', '/themeWrapper/themeFormReset', '填写表单']
])('a draft that stopped at %s goes on at %s, called %s', (step, path, label) => {
  expect(draftStep(step)).toEqual({ path, label })
})
