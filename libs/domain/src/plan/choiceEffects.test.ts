import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newborn } from '../../cases/sceneFiles.ts'
import type { Choice, ChoiceEffects } from '../scene/Scene.ts'
import { applyEffects } from './applyEffects.ts'
import { effectKinds, standsAfter } from './choiceEffects.ts'

const choice = (effects: ChoiceEffects): Choice => ({ id: 'c', text: '是', value: '1', effects })
const kinds = ['matters', 'fields', 'materials'] as const

it.each([
  ['what it brings stands', { addMatters: ['M02'] }, true],
  ['what it takes away does not', { removeMatters: ['M02'] }, false],
  ['what it does both to stands: removing comes first', { removeMatters: ['M02'], addMatters: ['M02'] }, true],
  ['what it does nothing to is left', { addMatters: ['M01'], removeMatters: ['M03'] }, undefined],
  ['a field of the same name is another line', { addFields: ['M02'], removeMaterials: ['M02'] }, undefined]
])('%s', (_, effects, stands) => {
  expect(standsAfter(choice(effects), 'matters', 'M02')).toBe(stands)
})

it('a choice without effects leaves every line', () => {
  expect(standsAfter({ id: 'c', text: '是', value: '1' }, 'matters', 'M02')).toBeUndefined()
})

it('says of one choice what applying it does', () => {
  const codes = { matters: ['M01', 'M05'], fields: ['babyName', 'fatherName'], materials: ['CL01', 'CL03'] }
  const some = (kind: (typeof kinds)[number]) => fc.subarray(codes[kind])
  const effects = fc.record(
    Object.fromEntries(kinds.flatMap((kind) => [effectKinds[kind].add, effectKinds[kind].remove].map((name) => [name, some(kind)])))
  )
  fc.assert(
    fc.property(effects, fc.constantFrom(...kinds), (effects, kind) => {
      const before = applyEffects(newborn, [], [])[kind]
      const after = applyEffects(newborn, [{ choice: choice(effects) }], [])[kind]
      for (const key of codes[kind])
        expect(after.get(key)?.included).toBe(standsAfter(choice(effects), kind, key) ?? before.get(key)?.included)
    })
  )
})
