import * as styles from '../Field/Field.css.ts'
import type { PlainField } from './plainField.ts'

/** Shows what is said of a plain field below its control and its error, or takes it away (附注). */
export const noteLine = ({ box, shell }: Pick<PlainField, 'box' | 'shell'>): ((note: Node | undefined) => void) => {
  const line = document.createElement('div')
  line.className = styles.note
  return (note) => {
    if (note === undefined) return line.remove()
    line.replaceChildren(note)
    if (line.parentNode !== box) (box.querySelector(`:scope > .${styles.error}`) ?? shell).after(line)
  }
}
