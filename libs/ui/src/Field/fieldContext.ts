import { createContext, useContext, useId } from 'react'

/** What a control needs to know about its field: ids that tie it to label, hint and error, and its state. */
export interface FieldIds {
  readonly controlId: string
  readonly labelId: string | undefined
  /** Space separated ids for `aria-describedby`; undefined when there is neither hint nor error. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  readonly disabled: boolean
  /** It can be read, selected and reached by keyboard, and not be changed. */
  readonly readOnly: boolean
}

export const FieldContext = createContext<FieldIds | undefined>(undefined)

export interface FieldControlProps {
  readonly id?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly invalid?: boolean | undefined
}

/** Ids and state of the enclosing Field; a control's own props win. Outside a Field it makes an id of its own. */
export const useField = (own: FieldControlProps = {}): FieldIds => {
  const fallbackId = useId()
  const field = useContext(FieldContext)
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ')
  return {
    controlId: own.id ?? field?.controlId ?? fallbackId,
    labelId: field?.labelId,
    describedBy: describedBy === '' ? undefined : describedBy,
    invalid: own.invalid ?? field?.invalid ?? false,
    required: own.required ?? field?.required ?? false,
    disabled: own.disabled ?? field?.disabled ?? false,
    readOnly: own.readOnly ?? field?.readOnly ?? false
  }
}
