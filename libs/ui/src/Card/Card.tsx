import type { HTMLAttributes } from 'react'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined
  readonly padding?: 'normal' | 'tight' | 'none' | undefined
  /** Lifts on hover; pair it with one link inside that carries `cardLinkClass`. */
  readonly interactive?: boolean | undefined
}

/** Class of the one link in an interactive card: pressing anywhere on the card follows it. */
export const cardLinkClass = styles.coverLink

/** White bordered surface for one thing (卡片). */
export const Card = ({ as: Element = 'div', padding = 'normal', interactive = false, className, ...rest }: CardProps) => (
  <Element
    {...rest}
    className={classNames(
      styles.card,
      padding === 'tight' && styles.tight,
      padding === 'none' && styles.flush,
      interactive && styles.interactive,
      className
    )}
  />
)
