/** Kinds of fields whose control is one element of the browser's own (素控件): how they look, show a value and read what is typed. */
import { dateExample } from '@ljonething/domain/form/dateExample'
import type { ComponentType, DictionaryOption, Field } from '@ljonething/domain/form/FormDescription'
import { storedText } from '@ljonething/domain/form/storedText'
import { offerRows, plainIconButton, plainInput, plainSelect, showChoice, withUnit } from '@ljonething/ui/PlainField'
import type { PlainControl } from '@ljonething/ui/PlainField'
import { loadReading, readDate } from '../../engine/folding.ts'
import { maskFor } from '../../engine/maskFor.ts'
import * as dateStyles from '../../widgets/DateInput/DateInput.css.ts'
import { pickerOf } from '../../widgets/DateInput/pickerOf.ts'
import { rowsOf } from '../../widgets/Select/rowsOf.ts'
import { keysOf } from '../../widgets/widgetField.ts'

type Options = readonly DictionaryOption[]

export interface PlainKind {
  /** What each field of the kind has a copy of. */
  readonly model: (field: Field) => HTMLElement
  readonly prepare?: (control: PlainControl, field: Field) => void
  readonly show: (control: PlainControl, value: string, field: Field, options: Options) => void
  readonly read: (typed: string, field: Field) => string
  /** Puts in what can be chosen, once the field is near. */
  readonly offer?: (control: PlainControl, options: Options) => void
  /** What reads it is not here yet: then it is read once more. */
  readonly late?: () => Promise<void> | undefined
  /** What is put in is a finished choice, checked at once. */
  readonly isChoice?: boolean
}

const write = (control: PlainControl, value: string) => {
  if (control.value !== value) control.value = value
}
const hintAt = (control: PlainControl, placeholder: string) => {
  if (placeholder !== '') control.setAttribute('placeholder', placeholder)
}

const textModel = (unit: string) => {
  const input = plainInput()
  input.spellcheck = false
  return unit === '' ? input : withUnit(input, unit)
}

const dateModel = (placeholder: string) => {
  const shell = document.createElement('span')
  shell.className = dateStyles.shell
  const button = plainIconButton(dateStyles.button)
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-expanded', 'false')
  const input = plainInput()
  input.placeholder = placeholder
  shell.append(input, button)
  return shell
}

/** One for each text that tells them apart: units, formats. */
const kept = (make: (of: string) => HTMLElement) => {
  const known = new Map<string, HTMLElement>()
  return (of: string) => {
    const made = known.get(of) ?? make(of)
    known.set(of, made)
    return made
  }
}
const readField = (typed: string, field: Field) => readDate(typed, pickerOf(field))

const textOf = kept(textModel)
const dateOf = kept(dateModel)
const selectOf = kept(plainSelect)

const kinds: Partial<Record<ComponentType, PlainKind>> = {
  text: {
    model: ({ extField: { unit = '' } }) => textOf(unit),
    prepare: (control, field) => {
      hintAt(control, field.placeholder)
      const keys = keysOf(field)
      if (keys !== undefined) control.inputMode = keys
    },
    show: write,
    read: (typed) => typed,
    late: loadReading
  },
  date: {
    model: (field) => dateOf(`例如 ${dateExample(pickerOf(field).format)}`),
    late: loadReading,
    prepare: (control, { placeholder }) => hintAt(control, placeholder),
    show: (control, value, field) => {
      const isBeingTyped = document.activeElement === control && readField(control.value, field) === value
      if (!isBeingTyped) write(control, value)
    },
    read: readField
  },
  select: {
    model: () => selectOf(''),
    offer: (control, options) => {
      if (control instanceof HTMLSelectElement) offerRows(control, rowsOf(options))
    },
    show: (control, value, _, options) => {
      if (control instanceof HTMLSelectElement) showChoice(control, value, () => storedText('select', value, options))
    },
    read: (typed) => typed,
    isChoice: true
  }
}

/** Undefined for a field that has more: a mask, suggestions, a remark. */
export const plainKindOf = (field: Field, options: Options): PlainKind | undefined => {
  const { componentType, extField, remark } = field
  const isBare = componentType !== 'text' || (maskFor(extField.sensitive) === undefined && options.length === 0)
  return isBare && remark === '' ? kinds[componentType] : undefined
}
