import type { ReactNode } from 'react'
import { classNames } from '../theme/classNames.ts'
import * as styles from './KeyValueList.css.ts'

export interface KeyValue {
  readonly key: string
  readonly value: ReactNode
  /** Takes a full row in two columns. */
  readonly wide?: boolean | undefined
}

export interface KeyValueListProps {
  readonly items: readonly KeyValue[]
  readonly columns?: 1 | 2 | undefined
  /** Where the line is short of room the name stands above its value; for long values such as file names. */
  readonly stacked?: boolean | undefined
}

/** Names with their values, read-only (信息列表). An empty value shows as —. */
export const KeyValueList = ({ items, columns = 1, stacked = false }: KeyValueListProps) => (
  <dl className={classNames(styles.list, columns === 2 && styles.two)}>
    {items.map((item) => (
      <div key={item.key} className={classNames(styles.pair, stacked && styles.stacked, item.wide && styles.wide)}>
        <dt className={styles.key}>{item.key}</dt>
        <dd className={styles.value}>{item.value === '' || item.value == null ? '—' : item.value}</dd>
      </div>
    ))}
  </dl>
)
