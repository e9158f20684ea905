/** Bare DOM (极限): one prototype of each kind of field cloned, one listener for all, values in a map, sections that are laid out when seen. */
import './plain.css'
import { choices, linked, offer, problemOf, sectionsOf } from './contender.ts'
import type { PlainField } from './contender.ts'

interface Row {
  readonly field: PlainField
  readonly cell: HTMLElement
  readonly control: HTMLInputElement | HTMLSelectElement
  error: HTMLElement | undefined
}

const values = new Map<string, string>()
const rows = new Map<string, Row>()

const element = <K extends keyof HTMLElementTagNameMap>(name: K, className = '', text = ''): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  if (text !== '') made.append(text)
  return made
}

const prototypeOf = (kind: PlainField['kind']): HTMLElement => {
  const cell = element('div', 'cell')
  cell.append(element('label', 'label'))
  const control = kind === 'select' ? element('select', 'control') : element('input', 'control')
  if (control instanceof HTMLSelectElement) {
    for (const { value, label } of [{ value: '', label: '请选择' }, ...choices]) control.add(new Option(label, value))
  } else if (kind === 'date') control.placeholder = '例如 2026-01-31'
  cell.append(control)
  if (kind === 'date') cell.append(element('button', 'open', '选择'))
  return cell
}
const prototypes = { text: prototypeOf('text'), select: prototypeOf('select'), date: prototypeOf('date') }

const rowOf = (field: PlainField): Row | undefined => {
  const cell = prototypes[field.kind].cloneNode(true)
  if (!(cell instanceof HTMLElement)) return undefined
  const [label, control] = cell.children
  if (!(label instanceof HTMLLabelElement)) return undefined
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined
  label.textContent = field.label
  label.htmlFor = field.id
  control.id = field.id
  if (field.required) {
    label.append(element('span', 'star', '*'))
    control.ariaRequired = 'true'
  }
  if (field.hint !== '') {
    const hint = element('div', 'hint', field.hint)
    hint.id = `${field.id}-hint`
    control.before(hint)
    control.setAttribute('aria-describedby', hint.id)
  }
  return { field, cell, control, error: undefined }
}

const show = (row: Row, problem: string) => {
  const { field, control, cell } = row
  if (problem === '') {
    if (row.error === undefined) return
    row.error.remove()
    row.error = undefined
    control.removeAttribute('aria-invalid')
    control.setAttribute('aria-describedby', `${field.id}-hint`)
    return
  }
  if (row.error === undefined) {
    row.error = element('div', 'error', problem)
    row.error.id = `${field.id}-error`
    control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', row.error.id)
    cell.append(row.error)
  } else if (row.error.textContent !== problem) row.error.textContent = problem
}

const check = (row: Row) => {
  const { field } = row
  const isLinked = field.id === linked.target && values.get(linked.choice) === linked.is
  show(row, problemOf(field, values.get(field.id) ?? '', isLinked))
}

const heard = ({ target }: Event) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  values.set(target.id, target.value)
  const row = rows.get(target.id)
  if (row?.error !== undefined) check(row)
}

offer({
  mount: (root, count) => {
    const form = element('div', 'form')
    for (const { title, fields } of sectionsOf(count)) {
      const section = element('section', 'section')
      const grid = element(count > 200 ? 'div' : 'form', 'grid')
      section.append(element('h2', '', title), grid)
      for (const field of fields) {
        const row = rowOf(field)
        if (row === undefined) continue
        rows.set(field.id, row)
        grid.append(row.cell)
      }
      form.append(section)
    }
    form.addEventListener('input', heard)
    form.addEventListener('focusout', ({ target }) => {
      const row = target instanceof HTMLElement ? rows.get(target.id) : undefined
      if (row) check(row)
    })
    root.append(form)
  },
  validate: () => rows.forEach(check),
  errors: '.error'
})
