import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

const describedBy = 'aria-describedby'

let model: HTMLElement | undefined

const madeModel = (): HTMLElement => {
  const [line, prefix] = [document.createElement('div'), document.createElement('span')]
  line.className = styles.error
  prefix.className = hidden
  prefix.append('错误：')
  line.append(prefix, document.createElement('span'))
  return line
}

const lineOf = (id: string, text: string): HTMLElement => {
  const line = document.importNode((model ??= madeModel()), true)
  line.id = id
  line.lastElementChild?.append(text)
  return line
}

/** Says of the control that it is wrong and what describes it, beside what describes it anyway. */
const tie = (control: HTMLElement | null, errorId: string) => {
  const others = control?.getAttribute(describedBy) ?? ''
  control?.setAttribute('aria-invalid', 'true')
  control?.setAttribute(describedBy, others === '' ? errorId : `${errorId} ${others}`)
}

const untie = (control: HTMLElement | null, errorId: string) => {
  const left = (control?.getAttribute(describedBy) ?? '').split(' ').filter((id) => id !== errorId)
  control?.removeAttribute('aria-invalid')
  if (left.length === 0) control?.removeAttribute(describedBy)
  else control?.setAttribute(describedBy, left.join(' '))
}

/**
 * Shows the error of a field below its control, or takes it away (出错提示), drawn apart from React: where hundreds come at once, nothing else of a form
 * is drawn again. For a control that stays the same element.
 */
export const errorLine = (field: HTMLElement, controlId: string): ((text: string | undefined) => void) => {
  const errorId = `${controlId}-error`
  const control = () => document.getElementById(controlId)
  let line: HTMLElement | undefined
  return (text) => {
    if (text === undefined) {
      line?.remove()
      if (line !== undefined) untie(control(), errorId)
      line = undefined
    } else if (line !== undefined) line.lastElementChild?.replaceChildren(text)
    else {
      line = lineOf(errorId, text)
      field.insertBefore(line, field.querySelector(`:scope > .${styles.note}`))
      tie(control(), errorId)
    }
  }
}
