import { offerChosenAlone } from '../Select/offerChosenAlone.ts'
import { optionsFor } from '../Select/optionsFor.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { showChoice } from './plainSelect.ts'

const offering = new WeakSet<HTMLSelectElement>()

/** Puts all that can be chosen into a plain select (可选项), once, in place of what it showed alone; what is chosen stays. */
export const offerRows = (select: HTMLSelectElement, options: readonly SelectOption[]): void => {
  if (offering.has(select)) return
  offering.add(select)
  const { value } = select
  const alone = select.options[1]
  alone?.remove()
  select.append(optionsFor(options, null))
  showChoice(select, value, () => alone?.text ?? value)
  if (select.hasAttribute('aria-readonly')) offerChosenAlone(select, true)
}
