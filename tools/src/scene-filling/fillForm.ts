/**
 * Fills a form in as a person would (自动填表): what the example says of its person where it says something, else the first candidate that the
 * rules of the field take, field after field, each in view of those before. What linkage hides, locks or copies is left alone. Pure and the same on
 * every run; the content check fills every scene so without a browser, the journeys type the same values. A field for which nothing holds is named.
 */
import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import type { Field, FieldColumn, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { initialValues } from '@ljonething/domain/form/initialValues'
import { applySets, hiddenNames, linkedStates } from '@ljonething/domain/form/linkage'
import { validateField } from '@ljonething/domain/form/validateField'
import { encodeTableRows } from '@ljonething/domain/values/tableRows'
import { isEmpty } from '@ljonething/validation/rules/isEmpty'
import { askedByColumn, askedByField, candidatesFor } from './exampleValues.ts'
import type { Known } from './exampleValues.ts'

export interface Filling extends Known {
  /** What the example says of its person, by field name. */
  readonly facts: Readonly<Record<string, string>>
  /** Also what need not be filled in. */
  readonly withOptional: boolean
}

export interface FilledForm {
  readonly values: FormValues
  /** Fields that have to be filled in and for which nothing holds. */
  readonly unfilled: readonly Field[]
}

const cellOf = ({ id, componentType, name }: FieldColumn, value: string) => ({ id, type: componentType, name, value, isHidden: false })

/** One row, each cell the first candidate that its own rules take. */
const tableRow = (field: Field, known: Filling, isTaken: (value: string) => boolean): string => {
  const row = field.columns.map((column) => cellOf(column, ''))
  for (const [at, column] of field.columns.entries()) {
    const alone = { ...field, columns: [column] }
    const fits = candidatesFor(askedByColumn(column), known).find((value) =>
      cellTaken(alone, encodeTableRows([[cellOf(column, value)]]), known)
    )
    row[at] = cellOf(column, fits ?? '')
  }
  const rows = encodeTableRows([row])
  return isTaken(rows) ? rows : ''
}

const cellTaken = (field: Field, value: string, { today, dictionaries }: Filling): boolean =>
  validateField({ ...field, rule: '' }, value, {
    required: false,
    linkage: { filled: new Set() },
    checks: { today },
    valueOf: () => '',
    dictionaries
  }).length === 0

export function fillForm(description: FormDescription, filling: Filling): FilledForm {
  const { facts, today, withOptional } = filling
  const linkage = linkageOf(description)
  const fields = description.allfield.flatMap(({ fieldList }) => fieldList)
  const done = new Set<string>()
  /** A rule may compare with a field further down: what nothing holds for is tried once more when all the others are filled in. */
  const postponed = new Set<string>()
  const unfilled: Field[] = []
  let values = initialValues(description, today)

  const stateNow = () => ({ hidden: hiddenNames(linkage, values, today), states: linkedStates(linkage, values, today) })
  const valueFor = (field: Field, hidden: ReadonlySet<string>): string | undefined => {
    const valueOf = (name: string): string => {
      const other = linkage.fields.get(name)
      return other === undefined || hidden.has(name) ? '' : (values[other.id] ?? '')
    }
    const checking = { required: true, linkage, checks: { today }, valueOf, dictionaries: description.dictionaries }
    const isTaken = (value: string) => validateField(field, value, checking).length === 0
    const said = facts[field.name]
    if (said !== undefined && isTaken(said)) return said
    if (field.componentType === 'addTable') return tableRow(field, filling, isTaken)
    return candidatesFor(askedByField(field), filling).find(isTaken)
  }

  for (;;) {
    const { hidden, states } = stateNow()
    const open = fields.filter((field) => {
      const { name, id, value } = field
      const state = states.get(name) ?? linkage.initial.get(name)
      if (done.has(name) || hidden.has(name) || state?.disabled === true) return false
      const isOpen = isEmpty(values[id]) || (facts[name] !== undefined && values[id] === value)
      return isOpen && (withOptional || state?.required === true || facts[name] !== undefined)
    })
    const next = open.find(({ name }) => !postponed.has(name)) ?? open[0]
    if (next === undefined) return { values, unfilled }
    const value = valueFor(next, hidden) ?? ''
    if (value === '' && !postponed.has(next.name)) {
      postponed.add(next.name)
      continue
    }
    done.add(next.name)
    if (value !== '') values = applySets(description, { ...values, [next.id]: value }, today)
    else if ((states.get(next.name) ?? linkage.initial.get(next.name))?.required === true) unfilled.push(next)
  }
}
