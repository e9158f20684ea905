import { expect, it } from 'vitest'
import { controlId } from './controlId.ts'

it('no two fields have controls of one id, whatever signs tell them apart', () => {
  const ids = ['a^b', 'a-b', 'a.b', 'a^^b', 'a b', 'a', 'a^', '甲（乙）', '甲(乙)', 'a\uD800', 'a\uFFFD']
  expect(new Set(ids.map(controlId)).size).toBe(ids.length)
  expect(controlId('T1001^name')).toBe('f-T1001-name')
})
