import type { ReactNode } from 'react'
import type { Tone } from '../theme/tones.ts'
import { tag } from './Tag.css.ts'

export type { Tone } from '../theme/tones.ts'

export interface TagProps {
  readonly tone?: Tone | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** Short state or kind beside a name (标签), such as 待补正. */
export const Tag = ({ tone = 'neutral', icon, children }: TagProps) => (
  <span className={tag[tone]}>
    {icon}
    {children}
  </span>
)
