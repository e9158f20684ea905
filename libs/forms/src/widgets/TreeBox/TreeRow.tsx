import { memo } from 'react'
import * as styles from './TreeBox.css.ts'

/** Of a level below the one above. */
const indent = 24

export interface TreeRowProps {
  readonly node: number
  readonly name: string
  readonly level: number
  /** From 1, among the lines beside it. */
  readonly place: number
  readonly beside: number
  readonly state: boolean | 'mixed'
  /** Undefined for a leaf. */
  readonly isOpen: boolean | undefined
  readonly isFocusable: boolean
  /** The line it stands on where the lines around it are not drawn. */
  readonly apart: number | undefined
}

/** One line of a tree (树节点); clicks and keys are heard by the tree, so that a line costs no listener. */
export const TreeRow = memo(({ node, name, level, place, beside, state, isOpen, isFocusable, apart }: TreeRowProps) => (
  <div
    role="treeitem"
    data-node={node}
    aria-level={level}
    aria-setsize={beside}
    aria-posinset={place}
    aria-expanded={isOpen}
    aria-checked={state}
    aria-selected={state === true}
    aria-label={name}
    tabIndex={isFocusable ? 0 : -1}
    className={apart === undefined ? styles.item : styles.itemApart}
    style={{
      paddingInlineStart: (level - 1) * indent + (isOpen === undefined ? styles.arrowWidth + styles.gapWidth : 0),
      ...(apart === undefined ? {} : { top: `calc(${styles.rowHeight} * ${apart})` })
    }}
  >
    {isOpen === undefined ? null : <span className={isOpen ? styles.opened : styles.closed} />}
    <span className={styles.name}>{name}</span>
  </div>
))
TreeRow.displayName = 'TreeRow'
