import { control } from '../TextInput/TextInput.css.ts'
import { offerChosenAlone } from './offerChosenAlone.ts'
import { optionsFor } from './optionsFor.ts'
import type { SelectOption } from './Select.tsx'
import * as styles from './Select.css.ts'

/** A Select without a choice, to be copied into plain fields; its rows come with `offerRows`. */
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

const offering = new WeakSet<HTMLSelectElement>()

/** Puts in all that can be chosen (可选项), once; what is chosen stays. */
export const offerRows = (select: HTMLSelectElement, options: readonly SelectOption[]): void => {
  if (offering.has(select)) return
  offering.add(select)
  const { value } = select
  const unknown = unknowns.get(select)
  unknown?.remove()
  select.append(optionsFor(options, null))
  select.value = value
  if (select.selectedIndex < 0 && unknown !== undefined) {
    select.add(unknown)
    select.value = value
  }
  if (select.hasAttribute('aria-readonly')) offerChosenAlone(select, true)
}
