import type { ReactNode } from 'react'
import type { Tone } from '../theme/tones.ts'
import { tag, wrapping } from './Tag.css.ts'

export type { Tone } from '../theme/tones.ts'

export interface TagProps {
  readonly tone?: Tone | undefined
  readonly icon?: ReactNode
  /** It says more than a word or two, and goes over to the next line where there is no room. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** Short state or kind beside a name (标签), such as 待补正. */
export const Tag = ({ tone = 'neutral', icon, isLong = false, children }: TagProps) => (
  <span className={isLong ? `${tag[tone]} ${wrapping}` : tag[tone]}>
    {icon}
    {children}
  </span>
)
