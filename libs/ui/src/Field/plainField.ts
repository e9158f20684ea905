import * as styles from './Field.css.ts'

/** An element of the browser's own that stays the same while its field is shown. */
export type PlainControl = HTMLInputElement | HTMLSelectElement

export interface PlainFieldProps {
  /** Id of the control. */
  readonly id: string
  readonly label: string
  readonly hint: Node | undefined
  readonly required: boolean
  /** The control, or what stands around it with the control first; the field has a copy. */
  readonly model: HTMLElement
}

export interface PlainField {
  /** Where a source stands. */
  readonly labelRow: Element
  readonly control: PlainControl
  /** The control, or what stands around it. */
  readonly shell: Element
  /** All of them, in the order in which they stand. */
  readonly parts: readonly Element[]
}

const element = <K extends 'div' | 'label' | 'span'>(name: K, className: string): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name)
  made.className = className
  return made
}

const star = () => {
  const mark = element('span', styles.required)
  mark.setAttribute('role', 'img')
  mark.setAttribute('aria-label', '必填')
  mark.append('*')
  return mark
}

/** Says that a field has to be filled in, or no longer. */
export const markRequired = ({ labelRow, control }: Pick<PlainField, 'labelRow' | 'control'>, required: boolean): void => {
  const mark = labelRow.querySelector(`.${styles.required}`)
  if (required) control.setAttribute('aria-required', 'true')
  else control.removeAttribute('aria-required')
  if (!required) mark?.remove()
  else if (mark === null) labelRow.firstElementChild?.after(star())
}

const isControl = (part: Element | null | undefined): part is PlainControl =>
  part instanceof HTMLInputElement || part instanceof HTMLSelectElement

const read = (parts: readonly Element[]): PlainField => {
  const [labelRow, shell] = [parts[0], parts.at(-1)]
  const control = isControl(shell) ? shell : shell?.firstElementChild
  if (labelRow === undefined || shell === undefined || !isControl(control))
    throw new Error('the model of a plain field begins with its control')
  return { labelRow, control, shell, parts }
}

const modelOf = ({ model, required, hint }: PlainFieldProps): DocumentFragment => {
  const made = document.createDocumentFragment()
  const labelRow = element('div', styles.labelRow)
  labelRow.append(element('label', styles.label))
  made.append(labelRow)
  if (hint !== undefined) made.append(element('div', styles.hint))
  made.append(model.cloneNode(true))
  markRequired(read([...made.children]), required)
  return made
}

/** As many as there are kinds of fields. */
const models = new WeakMap<HTMLElement, Map<string, DocumentFragment>>()

const modelFor = (props: PlainFieldProps): DocumentFragment => {
  const known = models.get(props.model) ?? new Map<string, DocumentFragment>()
  const key = `${props.required} ${props.hint !== undefined}`
  const made = known.get(key) ?? modelOf(props)
  models.set(props.model, known.set(key, made))
  return made
}

/**
 * The elements of a Field around one control (素表单项), copied from a model rather than drawn by React: of a form of a thousand fields most is this.
 * Its error, and whatever else a Field may hold, comes beside them.
 */
export const plainField = (props: PlainFieldProps): PlainField => {
  const { id, label, hint } = props
  const copy = modelFor(props).cloneNode(true)
  const field = read(copy instanceof DocumentFragment ? [...copy.children] : [])
  const name = field.labelRow.firstElementChild
  name?.setAttribute('id', `${id}-label`)
  name?.setAttribute('for', id)
  name?.append(label)
  field.control.id = id
  if (hint === undefined) return field
  const line = field.parts[1]
  line?.setAttribute('id', `${id}-hint`)
  line?.append(hint)
  field.control.setAttribute('aria-describedby', `${id}-hint`)
  return field
}
