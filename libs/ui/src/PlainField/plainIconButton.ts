import * as styles from '../IconButton/IconButton.css.ts'

/** An IconButton whose class draws the icon, to be copied into plain fields. */
export const plainIconButton = (className: string): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `${styles.iconButton} ${className}`
  return button
}

export const nameIconButton = (button: Element, label: string): void => {
  button.setAttribute('title', label)
  button.setAttribute('aria-label', label)
}
