export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

/** The rows of a select (选项行), made once for a list of options and copied for every select that offers it. */
const made = new WeakMap<readonly SelectOption[], DocumentFragment>()

const rowsOf = (options: readonly SelectOption[]): DocumentFragment => {
  const known = made.get(options)
  if (known !== undefined) return known
  const rows = document.createDocumentFragment()
  for (const { value, label, disabled = false } of options) {
    const row = new Option(label, value)
    row.disabled = disabled
    rows.append(row)
  }
  made.set(options, rows)
  return rows
}

/** Null leaves the first row out, which stands for no choice. */
export const optionsFor = (options: readonly SelectOption[], placeholder: string | null): DocumentFragment => {
  const rows = document.createDocumentFragment()
  if (placeholder !== null) rows.append(new Option(placeholder, ''))
  rows.append(rowsOf(options).cloneNode(true))
  return rows
}

export const isSameOffer = (one: readonly SelectOption[] | undefined, other: readonly SelectOption[]): boolean =>
  one === other ||
  (one?.length === other.length &&
    one.every(({ value, label, disabled }, at) => {
      const beside = other[at]
      return value === beside?.value && label === beside.label && disabled === beside.disabled
    }))
