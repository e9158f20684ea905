import { classNames } from '../theme/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  readonly lines?: number | undefined
  /** One block of this height in px in place of lines. */
  readonly height?: number | undefined
}

/** Grey shape of what is being loaded (骨架屏). What stands below it is found by `data-placeholder`, to be shown when its place is known. */
export const Skeleton = ({ lines = 3, height }: SkeletonProps) => (
  <div className={styles.group} data-placeholder="">
    <VisuallyHidden>加载中…</VisuallyHidden>
    {height === undefined ? (
      Array.from({ length: lines }, (_, index) => <div key={index} aria-hidden="true" className={styles.line} />)
    ) : (
      <div aria-hidden="true" className={classNames(styles.line, styles.block)} style={{ height, width: '100%' }} />
    )}
  </div>
)
