import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './LoadingOverlay.css.ts'

export interface LoadingOverlayProps {
  readonly active: boolean
  /** 加载中… when absent; name the step for long waits. */
  readonly text?: string | undefined
  /** Covers the children, or the whole window. */
  readonly scope?: 'block' | 'page' | undefined
  readonly children?: ReactNode
}

/** Cover over what cannot be used yet (加载遮罩). What lies below is inert meanwhile. */
export const LoadingOverlay = ({ active, text = '加载中…', scope = 'block', children }: LoadingOverlayProps) => (
  <div className={scope === 'block' ? styles.block : undefined} aria-busy={active || undefined}>
    <div inert={active}>{children}</div>
    <div role="status">
      {active ? (
        <div className={scope === 'block' ? styles.overBlock : styles.overPage}>
          <Spinner size="large" label="" />
          <span>{text}</span>
        </div>
      ) : null}
    </div>
  </div>
)
