import type { FormValues } from '@ljonething/domain/form/FormDescription'

const numbers = new WeakMap<FormValues, string>()
let last = 0

/** The same for the same values (填写内容的代号), so that a signature held against other values is another question. */
export const nameOfValues = (values: FormValues): string => {
  const known = numbers.get(values)
  if (known !== undefined) return known
  last += 1
  numbers.set(values, String(last))
  return String(last)
}
