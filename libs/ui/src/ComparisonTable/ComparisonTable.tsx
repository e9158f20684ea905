import type { ReactNode } from 'react'
import { classNames } from '../theme/classNames.ts'
import * as styles from './ComparisonTable.css.ts'

export interface Comparison {
  readonly id: string
  /** 减时间, 减跑动, 减材料, 减环节. */
  readonly label: string
  readonly unit: string
  readonly before: number
  readonly after: number
  /** Wording in place of number and unit, such as 最多 1 次. */
  readonly beforeText?: string | undefined
  readonly afterText?: string | undefined
}

export interface ComparisonTableProps {
  readonly caption?: ReactNode
  readonly rows: readonly Comparison[]
  readonly beforeHeader?: string | undefined
  readonly afterHeader?: string | undefined
}

const savingText = ({ before, after, unit }: Comparison) =>
  before > after ? `减少 ${before - after} ${unit}` : before === after ? '不变' : `增加 ${after - before} ${unit}`

/** What one thing done at once saves (办理对比): plain numbers before and after, with a bar to the same scale. */
export const ComparisonTable = (props: ComparisonTableProps) => {
  const { caption = '减时间 减跑动 减材料 减环节', rows, beforeHeader = '联办前', afterHeader = '联办后' } = props
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={classNames(styles.headCell, styles.nameHead)}>
            对比项
          </th>
          <th scope="col" className={styles.headCell}>
            {beforeHeader}
          </th>
          <th scope="col" className={styles.headCell}>
            {afterHeader}
          </th>
          <th scope="col" className={classNames(styles.headCell, styles.savedHead)}>
            节省
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => {
          const scale = Math.max(row.before, row.after, 1)
          return (
            <tr key={row.id} className={styles.row}>
              <th scope="row" className={styles.name}>
                {row.label}
              </th>
              <td className={styles.cell}>
                <div className={styles.line}>
                  <span aria-hidden="true" className={styles.kind}>
                    {beforeHeader}
                  </span>
                  <span className={styles.value}>{row.beforeText ?? `${row.before} ${row.unit}`}</span>
                  <span aria-hidden="true" className={styles.track}>
                    <div className={styles.beforeBar} style={{ width: `${(row.before / scale) * 100}%` }} />
                  </span>
                </div>
              </td>
              <td className={styles.cell}>
                <div className={styles.line}>
                  <span aria-hidden="true" className={styles.kind}>
                    {afterHeader}
                  </span>
                  <span className={classNames(styles.value, styles.after)}>{row.afterText ?? `${row.after} ${row.unit}`}</span>
                  <span aria-hidden="true" className={styles.track}>
                    <div className={styles.afterBar} style={{ width: `${(row.after / scale) * 100}%` }} />
                  </span>
                </div>
              </td>
              <td className={styles.savedCell}>
                <span className={styles.saved}>{savingText(row)}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
