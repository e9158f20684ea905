import { expect, it } from 'vitest'
import type { MaterialTemplate } from './FormTemplate.ts'
import { templateTarget } from './templateTarget.ts'

const material = (code: string, formTemplateId?: string): MaterialTemplate => ({
  ...{ code, label: code, matters: '*', required: true, accept: 'pdf', maxSizeMB: 1, maxCount: 1, rule: [], source: '' },
  ...{ filereuse: '0', signFlag: '0', isform: '1' },
  ...(formTemplateId === undefined ? {} : { formTemplateId })
})
const scene = {
  form: { formmodelinfo: 'WHOLE', formmodeltype: '2', groups: [] },
  materials: [material('CL01'), material('CL04', 'FIRST'), material('CL11', 'SECOND')]
}

it.each([
  ['', undefined, {}],
  ['', 'CL04', { materialId: 'CL04' }],
  ['WHOLE', undefined, {}],
  ['WHOLE', 'CL04', undefined],
  ['FIRST', undefined, { materialId: 'CL04' }],
  ['SECOND', 'CL11', { materialId: 'CL11' }],
  ['SECOND', 'CL04', undefined],
  ['NONE', undefined, undefined],
  ['undefined', 'CL01', undefined]
])('template %j of material %j makes %j', (templateId, materialId, target) => {
  expect(templateTarget(scene, templateId, materialId)).toEqual(target)
})
