import type { PlainRow } from './plainRow.ts'

/** The control of a plain row that has the focus (焦点): when a description comes with another row for its field, that one goes on. */
export const focusedIn = (host: Element | undefined) => {
  const focused = document.activeElement
  if (host?.contains(focused) !== true) return undefined
  const id = focused?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? ''
  const range = focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined
  return {
    passTo: (rows: ReadonlyMap<string, PlainRow>) => {
      const control = rows.get(id)?.control
      if (control === undefined || document.activeElement === focused) return
      control.focus({ preventScroll: true })
      if (range !== undefined && control instanceof HTMLInputElement) control.setSelectionRange(...range)
    }
  }
}
