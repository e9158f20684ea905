import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepLastApplicationForm } from './applicationFormFile.ts'

it('[R-9-32] only one application form is kept, the last', () => {
  const file = (id: string, isApplyForm: boolean) => ({ id, isApplyForm })
  const kept = keepLastApplicationForm([file('a', true), file('scan', false), file('b', true)])
  expect(kept.map((each) => each.id)).toEqual(['scan', 'b'])
  expect(keepLastApplicationForm([])).toEqual([])
})

it('[R-9-32] whatever the list, at most one form is left and no other file is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ isApplyForm: fc.boolean() })), (files) => {
      const kept = keepLastApplicationForm(files)
      expect(kept.filter((file) => file.isApplyForm)).toHaveLength(files.some((file) => file.isApplyForm) ? 1 : 0)
      expect(kept.filter((file) => !file.isApplyForm)).toEqual(files.filter((file) => !file.isApplyForm))
    })
  )
})
