import * as styles from '../TextInput/TextInput.css.ts'

/** The input of a TextInput, to be copied into plain fields. */
export const plainInput = (): HTMLInputElement => {
  const input = document.createElement('input')
  input.type = 'text'
  input.autocomplete = 'off'
  input.className = styles.control
  return input
}

/** One with a unit after the text. */
export const withUnit = (input: HTMLInputElement, unit: string): HTMLElement => {
  const [shell, suffix] = [document.createElement('span'), document.createElement('span')]
  shell.className = styles.shell
  input.className += ` ${styles.withSuffix}`
  suffix.className = styles.suffix
  suffix.append(unit)
  shell.append(input, suffix)
  return shell
}
