import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { rules, someField, someForm } from '../testing/formParts.ts'
import { decodeTableRows, encodeTableRows } from '../values/tableRows.ts'
import { foldForm } from './foldForm.ts'
import { validateForm } from './validateForm.ts'

interface TypedCases {
  readonly fields: readonly { readonly rule: string; readonly typed: string; readonly value: string }[]
  readonly dates: readonly { readonly typed: string; readonly value: string }[]
  readonly babyNames: readonly { readonly name: string; readonly accepted: boolean }[]
}
const typed: TypedCases = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@ljonething/validation/cases/typed.json'), 'utf8')
)

const date = { kind: 'date', format: 'yyyy-mm-dd' } as const
const today = '2026-11-20'

describe('what is sent is kept as its field keeps it, and holds', () => {
  it.each(typed.fields)('$rule of $typed', ({ rule, typed: sent, value }) => {
    const form = someForm([someField({ name: 'a', rule: rules(rule) })])
    const kept = foldForm(form, { 'T1001^a': sent })
    expect(kept).toEqual({ 'T1001^a': value })
    expect(validateForm(form, kept, {}, { today })).toEqual([])
  })

  it.each(typed.dates)('the date $typed', ({ typed: sent, value }) => {
    const form = someForm([someField({ name: 'a', componentType: 'date', timePickerInfo: date })])
    const kept = foldForm(form, { 'T1001^a': sent })
    expect(kept).toEqual({ 'T1001^a': value })
    expect(validateForm(form, kept, {}, { today })).toEqual([])
  })

  it.each(typed.babyNames)('the name $name', ({ name, accepted }) => {
    const form = someForm([someField({ name: 'a', rule: rules('_checkName'), extField: { sensitive: '1' } })])
    expect(validateForm(form, foldForm(form, { 'T1001^a': name }), {}, { today }).length === 0).toBe(accepted)
  })

  it('a name of any rule has one kind of dot, and no other text loses its own', () => {
    const form = someForm([someField({ name: 'a', extField: { sensitive: '1' } }), someField({ name: 'b' })])
    const values = { 'T1001^a': ' 古丽・买买提', 'T1001^b': ' 3・15大街\u3000' }
    expect(foldForm(form, values)).toEqual({ 'T1001^a': '古丽·买买提', 'T1001^b': '3・15大街' })
  })

  it('cells of a table by their columns; a table that nothing changes of stays as it was sent', () => {
    const column = (id: string, rule: string, more = {}) => ({
      id,
      name: id,
      componentType: 'text' as const,
      rule,
      dictRootCode: '',
      timePickerInfo: undefined,
      sensitive: '',
      ...more
    })
    const columns = [column('phone', rules('_checkMobile')), column('day', '[]', { componentType: 'date', timePickerInfo: date })]
    const form = someForm([someField({ name: 'a', componentType: 'addTable', columns })])
    const row = (phone: string, day: string) =>
      encodeTableRows([
        [
          { id: 'phone', type: 'text', name: 'phone', value: phone, isHidden: false },
          { id: 'day', type: 'date', name: 'day', value: day, isHidden: false },
          { id: 'other', type: 'text', name: 'other', value: ' x', isHidden: false }
        ]
      ])
    const kept = foldForm(form, { 'T1001^a': row('138 0013 8000', '1988。4。17') })
    expect(decodeTableRows(kept['T1001^a'] ?? '')[0]?.map(({ value }) => value)).toEqual(['13800138000', '1988-04-17', ' x'])
    for (const stays of [` ${row('13800138000', '1988-04-17')}`, 'no table', ''])
      expect(foldForm(form, { 'T1001^a': stays })['T1001^a']).toBe(stays)
  })

  it('what is not in the form, not given or closed stays', () => {
    const form = someForm([someField({ name: 'a', value: ' x ', disabled: true }), someField({ name: 'b' })])
    expect(foldForm(form, { 'T1001^a': ' x ', other: ' y' })).toEqual({ 'T1001^a': ' x ', other: ' y' })
  })
})
