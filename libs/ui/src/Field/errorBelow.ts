import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

/** What is wrong with a field now (出错来源), and news of it. */
export interface ErrorSource {
  readonly get: () => string | undefined
  readonly subscribe: (listener: () => void) => () => void
}

const describedBy = 'aria-describedby'

const lineOf = (id: string, text: string): HTMLElement => {
  const [line, prefix, message] = [document.createElement('div'), document.createElement('span'), document.createElement('span')]
  line.id = id
  line.className = styles.error
  prefix.className = hidden
  prefix.append('错误：')
  message.append(text)
  line.append(prefix, message)
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
 * Keeps the error of a field below its control (出错提示), drawn apart from React: where hundreds come at once, nothing else of a form is drawn again.
 * For a field whose control has the id and stays the same element. The answer takes it away.
 */
export const errorBelow = (field: HTMLElement, controlId: string, source: ErrorSource): (() => void) => {
  const errorId = `${controlId}-error`
  const control = () => document.getElementById(controlId)
  let line: HTMLElement | undefined
  const remove = () => {
    if (line === undefined) return
    line.remove()
    line = undefined
    untie(control(), errorId)
  }
  const show = () => {
    const text = source.get()
    if (text === undefined) return remove()
    if (line !== undefined) return line.lastElementChild?.replaceChildren(text)
    line = lineOf(errorId, text)
    field.insertBefore(line, field.querySelector(`:scope > .${styles.note}`))
    tie(control(), errorId)
  }
  const leave = source.subscribe(show)
  show()
  return () => {
    leave()
    remove()
  }
}
