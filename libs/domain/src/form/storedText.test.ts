import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ComponentType } from './FormDescription.ts'
import { chosenOf } from './chosenOf.ts'
import { storedText } from './storedText.ts'

const options = [
  { value: '1', name: '一', children: [{ value: '11', name: '一之一' }] },
  { value: '2', name: '二' }
]

it.each([
  ['select', '1', '一'],
  ['select', '9', '9'],
  ['select', '{"label":"旧名","value":"2"}', '二'],
  ['select', '{"name":"只存了名","value":"9"}', '只存了名'],
  ['remoteSelect', '{"name":"红十字医院","value":"HJ0006"}', '红十字医院'],
  ['cascader', '[{"name":"旧","value":"1"},{"name":"旧","value":"11"}]', '一 / 一之一'],
  ['configCascader', '11', '一 / 一之一'],
  ['cascader', '{"name":"旧","value":"11"}', '一 / 一之一'],
  ['cascader', '{"name":"南岗区","value":"230103000000"}', '南岗区'],
  ['cascader', '[{"name":"甲"}]', '[{"name":"甲"}]'],
  ['remoteSelect', '{"value":"HJ0006"}', 'HJ0006'],
  ['treeBox', '[{"name":"甲","value":"a"},{"name":"旧","value":"2"}]', '甲、二'],
  ['treeBox', '[{"name":"甲"},{"name":"旧","value":"2"}]', '[{"name":"甲"},{"name":"旧","value":"2"}]'],
  ['checkbox', '2;9', '二、9'],
  ['addTable', '[[{"id":"a","value":"x"}]]', '1 条'],
  ['addTable', '', ''],
  ['text', '{"value":"1"}', '{"value":"1"}'],
  ['date', '2026-11-20', '2026-11-20'],
  ['select', '', '']
] as const)('a %s stored as %s reads %s', (component, stored, text) => {
  expect(storedText(component, stored, options)).toBe(text)
})

it('text that is no choice is none', () => {
  for (const stored of ['', 'x', '{', '[]', '{"name":"x"}', '[1]', '1']) expect(chosenOf(stored), stored).toBeUndefined()
})

it('any stored text reads as something', () => {
  const components: readonly ComponentType[] = ['select', 'checkbox', 'treeBox', 'cascader', 'addTable', 'text']
  fc.assert(
    fc.property(fc.constantFrom(...components), fc.oneof(fc.string(), fc.json()), (component, stored) => {
      expect(typeof storedText(component, stored, options)).toBe('string')
    })
  )
})
