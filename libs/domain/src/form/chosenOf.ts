/** The chosen options a value holds as JSON, one or a list (所选项); undefined when it is anything else. Example: `{"name":"男","value":"1"}` → one. */
import { readNamedValue } from '../values/namedValue.ts'
import type { NamedValue } from '../values/namedValue.ts'
import { readJson } from '../values/readJson.ts'

export function chosenOf(stored: string): readonly NamedValue[] | undefined {
  const chosen = [/^[[{]/.test(stored) ? readJson(stored) : undefined].flat().map(readNamedValue)
  const options = chosen.filter((option) => option !== undefined)
  return options.length === 0 || options.length < chosen.length ? undefined : options
}
