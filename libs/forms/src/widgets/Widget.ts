import type {
  ComponentType as FieldKind,
  DictionaryOption,
  FieldColumn,
  FieldExtension,
  TimePickerInfo
} from '@ljonething/domain/form/FormDescription'
import type { ComponentType } from 'react'
import type { FormServices } from '../engine/FormServices.ts'
import type { FormStore } from '../engine/FormStore.ts'

/** What a widget needs to know about its field or table column. */
export interface WidgetField {
  readonly id: string
  readonly label: string
  readonly componentType: FieldKind
  readonly placeholder: string
  readonly maxLength: number | undefined
  readonly timePickerInfo: TimePickerInfo | undefined
  readonly extField: FieldExtension
  /** Where a remote search or a tree loaded by level asks: the dataSource, else the dictionary root. */
  readonly source: string
  /** Names of the fields that the options of the source depend on. */
  readonly sourceParams: readonly string[]
  /** The tree is loaded by level (synFlag is not 1). */
  readonly loadsByLevel: boolean
  readonly columns: readonly FieldColumn[]
  /** Most rows of a repeatable table. */
  readonly maxRows: number
  /** First and last date, as the rule has them; '' without such a rule. */
  readonly dateRange: string
  /** The keys a phone offers. */
  readonly inputMode: 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | undefined
}

/**
 * What every widget takes (表单控件). Controlled, unaware of the store, so that forms and table dialogs use the same ones.
 * `onInput` is typing (checked later), `onPick` a finished choice (checked at once); ids and state come from the Field around it.
 */
export interface WidgetProps {
  readonly field: WidgetField
  readonly value: string
  readonly disabled: boolean
  /** The person typed the value: it is not masked. */
  readonly own?: boolean | undefined
  readonly options: readonly DictionaryOption[]
  readonly services: FormServices
  /** The form around the field: column options and row checks of repeatable tables, and what was chosen before. */
  readonly form: WidgetForm
  /** Title of the popup when linkage sets one (regions). */
  readonly title?: string | undefined
  readonly onInput: (value: string) => void
  readonly onPick: (value: string) => void
  readonly onBlur: () => void
}

/** The widget of a component type, for what has widgets within. */
export type WidgetFor = (kind: FieldKind) => ComponentType<WidgetProps>

export type WidgetForm = Pick<FormStore, 'optionsUnder' | 'checkRow' | 'valueNamed'>
