import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { badge } from './Badge.css.ts'

export interface BadgeProps {
  /** Nothing is shown for 0; past the maximum it reads 99+. */
  readonly count: number
  readonly max?: number | undefined
  /** Read after the number, such as 条未读消息. */
  readonly unit?: string | undefined
}

/** Count of what waits (数字角标). */
export const Badge = ({ count, max = 99, unit }: BadgeProps) =>
  count <= 0 ? null : (
    <span className={badge}>
      {count > max ? `${max}+` : count}
      {unit ? <VisuallyHidden>{unit}</VisuallyHidden> : null}
    </span>
  )
