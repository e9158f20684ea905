import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from '../Field/Field.css.ts'
import type { PlainField } from './plainField.ts'

const describedBy = 'aria-describedby'

const madeModel = (): HTMLElement => {
  const [line, prefix] = [document.createElement('div'), document.createElement('span')]
  line.className = styles.error
  prefix.className = hidden
  prefix.append('错误：')
  line.append(prefix, document.createElement('span'))
  return line
}

let model: HTMLElement | undefined

const lineOf = (id: string, text: string): Element | undefined => {
  const line = (model ??= madeModel()).cloneNode(true)
  if (!(line instanceof HTMLElement)) return undefined
  line.id = id
  line.lastElementChild?.append(text)
  return line
}

/** Says of the control that it is wrong and what describes it, beside what describes it anyway. */
const tie = (control: Element, errorId: string) => {
  const others = control.getAttribute(describedBy)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute(describedBy, others === null ? errorId : `${errorId} ${others}`)
}

const untie = (control: Element, errorId: string) => {
  const left = (control.getAttribute(describedBy) ?? '').split(' ').filter((id) => id !== errorId)
  control.removeAttribute('aria-invalid')
  if (left.length === 0) control.removeAttribute(describedBy)
  else control.setAttribute(describedBy, left.join(' '))
}

/** Shows the error of a plain field below its control, or takes it away (出错提示): where hundreds come at once, nothing else is drawn again. */
export const errorLine = ({ control, shell }: Pick<PlainField, 'control' | 'shell'>): ((text: string | undefined) => void) => {
  const errorId = `${control.id}-error`
  let line: Element | undefined
  return (text) => {
    if (text === undefined) {
      line?.remove()
      if (line !== undefined) untie(control, errorId)
      line = undefined
    } else if (line !== undefined) line.lastElementChild?.replaceChildren(text)
    else {
      line = lineOf(errorId, text)
      if (line !== undefined) shell.after(line)
      tie(control, errorId)
    }
  }
}
