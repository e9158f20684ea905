import type { PlainRow } from './plainRow.ts'

/**
 * Remembers which control of plain rows has the focus, and where its cursor stands (焦点); what it gives hands both on, where a description has brought
 * another row for the field.
 */
export const focusedIn = (host: Element | undefined): ((rows: ReadonlyMap<string, PlainRow>) => void) => {
  const focused = document.activeElement
  const id = host?.contains(focused) === true ? focused?.closest('[data-field]')?.getAttribute('data-field') : undefined
  const cursor = focused instanceof HTMLInputElement ? focused.selectionStart : null
  return (rows) => {
    const control = rows.get(id ?? '')?.control
    if (control === undefined || control === document.activeElement) return
    control.focus({ preventScroll: true })
    if (control instanceof HTMLInputElement) control.setSelectionRange(cursor, cursor)
  }
}
