import type { ComponentProps } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

/** Text for screen readers alone (仅供读屏). */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={hidden} />
