import { classNames } from '../theme/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** Read out by screen readers; pass '' when the words stand beside the spinner. */
  readonly label?: string | undefined
  readonly size?: 'inline' | 'large' | undefined
}

/** Turning ring for a wait of unknown length (加载中). */
export const Spinner = ({ label = '加载中…', size = 'inline' }: SpinnerProps) => (
  <>
    <span aria-hidden="true" className={classNames(styles.spinner, size === 'large' && styles.large)} />
    {label === '' ? null : <VisuallyHidden>{label}</VisuallyHidden>}
  </>
)
