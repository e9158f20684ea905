import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { classNames } from '../theme/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Table.css.ts'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row, index: number) => ReactNode
  readonly align?: 'left' | 'right' | undefined
  /** As narrow as its content, for dates, states and actions. */
  readonly fit?: boolean | undefined
  /** This cell names the row. */
  readonly rowHeader?: boolean | undefined
}

export interface Selection<Row> {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** Accessible name of the row's checkbox. */
  readonly labelOf: (row: Row) => string
  readonly canSelect?: ((row: Row) => boolean) | undefined
}

export interface TableProps<Row> {
  readonly caption: string
  /** The caption is read out but not shown. */
  readonly captionHidden?: boolean | undefined
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, index: number) => string
  readonly selection?: Selection<Row> | undefined
  /** Shows placeholder rows. */
  readonly loading?: boolean | undefined
  /** Replaces 暂无数据. */
  readonly empty?: ReactNode
}

/** Rows of records (表格); on narrow screens each row becomes a card. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, captionHidden = true, columns, rows, rowKey, selection, loading = false, empty } = props
  const width = columns.length + (selection ? 1 : 0)
  const selectable = selection ? rows.flatMap((row, index) => ((selection.canSelect?.(row) ?? true) ? [rowKey(row, index)] : [])) : []
  const chosenCount = selectable.filter((key) => selection?.selected.has(key)).length
  const change = (keys: readonly string[], on: boolean) => {
    const next = new Set(selection?.selected)
    for (const key of keys) {
      if (on) next.add(key)
      else next.delete(key)
    }
    selection?.onChange(next)
  }
  const selectAll = selection ? (
    <Checkbox
      checked={selectable.length > 0 && chosenCount === selectable.length}
      indeterminate={chosenCount > 0 && chosenCount < selectable.length}
      disabled={selectable.length === 0}
      onCheckedChange={(on) => change(selectable, on)}
    >
      <VisuallyHidden>全选</VisuallyHidden>
    </Checkbox>
  ) : null
  return (
    <div className={styles.frame} aria-busy={loading || undefined}>
      <table className={styles.table}>
        <caption className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {selection ? (
              <th scope="col" className={classNames(styles.headCell, styles.selectCell)}>
                {selectAll}
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.id}

                scope="col"
                className={classNames(styles.headCell, column.align === 'right' && styles.right, column.fit && styles.fit)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {loading && rows.length === 0 ? (
            [0, 1, 2].map((each) => (
              <tr key={each} className={styles.row}>
                <td colSpan={width} className={styles.cell}>
                  <Skeleton lines={1} />
                </td>
              </tr>
            ))
          ) : rows.length === 0 ? (
            <tr>
              <td colSpan={width} className={styles.message}>
                {empty ?? <EmptyState compact />}
              </td>
            </tr>
          ) : (
            rows.map((row, index) => {
              const key = rowKey(row, index)
              const chosen = selection?.selected.has(key) ?? false
              return (
                <tr
                  key={key}

                  aria-selected={selection ? chosen : undefined}
                  className={classNames(styles.row, chosen && styles.chosen)}
                >
                  {selection ? (
                    <td className={classNames(styles.cell, styles.selectCell)}>
                      <Checkbox
                        checked={chosen}
                        disabled={!(selection.canSelect?.(row) ?? true)}
                        aria-label={selection.labelOf(row)}
                        onCheckedChange={(on) => change([key], on)}
                      >
                        <span aria-hidden="true" className={styles.selectText}>
                          选择
                        </span>
                      </Checkbox>
                    </td>
                  ) : null}
                  {columns.map((column) => {
                    const className = classNames(styles.cell, column.align === 'right' && styles.right, column.fit && styles.fit)
                    return column.rowHeader ? (
                      <th key={column.id} scope="row" data-label={column.header} className={classNames(className, styles.rowHeader)}>
                        <span>{column.cell(row, index)}</span>
                      </th>
                    ) : (
                      <td key={column.id} data-label={column.header} className={className}>
                        <span>{column.cell(row, index)}</span>
                      </td>
                    )
                  })}
                </tr>
              )
            })
          )}
        </tbody>
      </table>
    </div>
  )
}
