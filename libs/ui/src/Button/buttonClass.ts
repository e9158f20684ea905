import { button } from './Button.css.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** Takes the whole width of its container. */
  readonly block?: boolean | undefined
}

/** Class name that makes a link look like a button: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', block = false }: ButtonLook = {}) => button({ variant, size, block })
