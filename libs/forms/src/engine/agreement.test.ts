import type { FieldIssue, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { flatOptions } from '@ljonething/domain/form/dictionaries'
import { validateForm } from '@ljonething/domain/form/validateForm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sceneForm, scenes, today } from '../testing/sceneForm.ts'
import { someServices } from '../testing/someServices.ts'
import { createFormStore } from './createFormStore.ts'

/** The first issue of each field and material: that is what the form shows. */
const firstOfEach = (issues: readonly FieldIssue[]) =>
  [...new Map(issues.toReversed().map((issue) => [issue.id, issue])).values()].map(({ id, fn, text }) => ({ id, fn, text }))
const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1)

const someText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '张三',
    '13912345678',
    '23019919930412002X',
    '2026-11-03',
    '2026-11-03 08:16',
    '2026',
    '是',
    '否',
    '1',
    '2',
    '-1',
    '[]',
    '[[]]',
    '{'
  ),
  fc.string({ maxLength: 6 })
)

const changesOf = (form: FormDescription) => {
  const fields = form.allfield.flatMap((group) => group.fieldList)
  const codes = [...new Set(Object.values(form.dictionaries).flatMap((options) => flatOptions(options).map((option) => option.value)))]
  const value = codes.length > 0 ? fc.oneof(someText, fc.constantFrom(...codes)) : someText
  return fc.array(fc.tuple(fc.constantFrom(...fields.map((field) => field.id)), value), { maxLength: 12 })
}

const withForm = [...scenes.keys()].filter((file) => sceneForm(file).allfield.length > 0)

describe.each(withForm)('the store and the domain agree on the form of %s', (file) => {
  const form = sceneForm(file)
  it('on what is wrong, after any changes in any order', async () => {
    await fc.assert(
      fc.asyncProperty(changesOf(form), async (changes) => {
        const store = createFormStore(form, { today, services: someServices() })
        for (const [id, value] of changes) store.setValue(id, value)
        const values: FormValues = store.values()
        const expected = firstOfEach(validateForm(form, values, {}, { today }))
        const shown = (await store.validateAll()).map(({ id, fn, text }) => ({ id, fn, text }))
        expect(shown.toSorted(byId)).toEqual(expected.toSorted(byId))
      }),
      { numRuns: 30 }
    )
  })
})

it('there are forms to agree on', () => {
  expect(withForm.length).toBeGreaterThan(10)
})
