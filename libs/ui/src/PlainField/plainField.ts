import * as styles from '../Field/Field.css.ts'

/** An element of the browser's own that stays the same while its field is shown. */
export type PlainControl = HTMLInputElement | HTMLSelectElement

export interface PlainFieldProps {
  /** Id of the control. */
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly className: string
  /** The control, or what stands around it with the control first; the field has a copy. */
  readonly model: HTMLElement
}

export interface PlainField {
  /** All of it. */
  readonly box: HTMLElement
  /** Where a source stands. */
  readonly labelRow: Element
  readonly control: PlainControl
  /** The control, or what stands around it. */
  readonly shell: Element
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

const read = (box: Node): PlainField => {
  if (box instanceof HTMLElement) {
    const labelRow = box.firstElementChild
    const shell = box.lastElementChild
    const control = isControl(shell) ? shell : shell?.firstElementChild
    if (labelRow !== null && shell !== null && isControl(control)) return { box, labelRow, control, shell }
  }
  throw new Error('the model of a plain field begins with its control')
}

const modelOf = ({ model, required, className }: PlainFieldProps): HTMLElement => {
  const box = element('div', `${styles.field} ${className}`)
  const labelRow = element('div', styles.labelRow)
  labelRow.append(element('label', styles.label))
  box.append(labelRow)
  box.append(model.cloneNode(true))
  markRequired(read(box), required)
  return box
}

/** By class, and there two of them: required or not. */
type Models = Map<string, HTMLElement[]>

/** As many as there are kinds of fields. */
const models = new WeakMap<HTMLElement, Models>()

const modelFor = (props: PlainFieldProps): HTMLElement => {
  const byClass: Models = models.get(props.model) ?? new Map()
  const both = byClass.get(props.className) ?? []
  const at = Number(props.required)
  const known = both[at]
  if (known !== undefined) return known
  const made = (both[at] = modelOf(props))
  models.set(props.model, byClass.set(props.className, both))
  return made
}

/**
 * A Field around one control (素表单项), copied from a model rather than drawn by React: of a form of a thousand fields most is this. Its error, and
 * whatever else a Field may hold, comes into it later.
 */
export const plainField = (props: PlainFieldProps): PlainField => {
  const { id, label } = props
  const field = read(modelFor(props).cloneNode(true))
  const { labelRow, control } = field
  const name = labelRow.firstElementChild
  name?.setAttribute('id', `${id}-label`)
  name?.setAttribute('for', id)
  name?.append(label)
  control.id = id
  return field
}
