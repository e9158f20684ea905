import { control } from '../TextInput/TextInput.css.ts'
import { optionsFor } from '../Select/optionsFor.ts'
import * as styles from '../Select/Select.css.ts'

/** A Select without a choice, to be copied into plain fields; it offers nothing yet (`optionsFor`). */
export const plainSelect = (): HTMLSelectElement => {
  const select = document.createElement('select')
  select.className = `${control} ${styles.select} ${styles.empty}`
  select.append(optionsFor([], '请选择'))
  return select
}

/** Rows of what is chosen and not offered, or not yet. */
const unknowns = new WeakMap<HTMLSelectElement, HTMLOptionElement>()

/** Shows what is chosen; where it is not offered, `nameOf` says how it reads. */
export const showChoice = (select: HTMLSelectElement, value: string, nameOf: () => string): void => {
  const unknown = unknowns.get(select)
  if (unknown !== undefined && unknown.value !== value) unknown.remove()
  if (select.value !== value) select.value = value
  if (select.selectedIndex < 0) {
    const row = new Option(nameOf(), value, false, true)
    select.add(row)
    unknowns.set(select, row)
  }
  select.classList.toggle(styles.empty, value === '')
}
