import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  readonly lines?: number | undefined
  /** One block of this height in px in place of lines. */
  readonly height?: number | undefined
}

const countInMain = (group: HTMLElement | null) => {
  const data = group?.closest('main')?.dataset
  const add = (by: number) => {
    if (data !== undefined) data['loading'] = String(Number(data['loading'] ?? 0) + by)
  }
  add(1)
  return () => add(-1)
}

/**
 * Grey shape of what is being loaded (骨架屏), itself found by `data-placeholder`. Its `main` counts those in it as `data-loading`, so that what
 * stands below can wait until its place is known: a style that asks with `:has` is asked again with every change of the page.
 */
export const Skeleton = ({ lines = 3, height }: SkeletonProps) => (
  <div ref={countInMain} className={styles.group} data-placeholder="">
    <VisuallyHidden>加载中…</VisuallyHidden>
    {height === undefined ? (
      Array.from({ length: lines }, (_, index) => <div key={index} aria-hidden="true" className={styles.line} />)
    ) : (
      <div aria-hidden="true" className={styles.block} style={{ height }} />
    )}
  </div>
)
