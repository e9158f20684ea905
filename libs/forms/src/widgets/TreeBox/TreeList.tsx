import { isLeaf, parentOf } from '@ljonething/domain/tree/FlatTree'
import type { FlatTree } from '@ljonething/domain/tree/FlatTree'
import { nameOf } from '@ljonething/domain/tree/TreeNames'
import { useField } from '@ljonething/ui/Field'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useMemo, useRef, useState } from 'react'
import * as popup from '../popup.css.ts'
import { besides, foundRows, mostFound } from './foundRows.ts'
import { placeIn } from './placeIn.ts'
import type { Ticks } from './ticks.ts'
import { stateOf } from './ticks.ts'
import * as styles from './TreeBox.css.ts'
import { closedTree, isOpenAt, withOpen } from './treeRows.ts'
import { TreeRow } from './TreeRow.tsx'
import { useWindow } from './useWindow.ts'

interface TreeListProps {
  readonly tree: FlatTree
  /** '' shows what is open, a word what it is found in. */
  readonly word: string
  readonly ticks: Ticks
  readonly disabled: boolean
  readonly onToggle: (node: number) => void
}

const nothingLed = { led: new Map<number, readonly number[]>() }

const lineOf = (target: EventTarget): number =>
  Number((target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null)?.dataset['node'] ?? 0)

/** The lines of a tree (树列表), of which only those in sight are drawn, and the one that holds the focus. */
export const TreeList = ({ tree, word, ticks, disabled, onToggle }: TreeListProps) => {
  const ids = useField()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(() => closedTree(tree))
  if (open.tree !== tree) setOpen(closedTree(tree))
  const found = useMemo(() => (word === '' ? undefined : foundRows(open.tree, open.opened, word)), [open, word])
  const rows = found?.rows ?? open.rows
  const [active, setActive] = useState(0)
  const focusable = rows[placeIn(rows, active)] === active ? active : rows[0]
  const { places, above, onScroll, show } = useWindow(box, rows, placeIn(rows, focusable ?? 0), word)

  const setOpened = (node: number, isOpen: boolean) => {
    // What leads to a match stays open: it has no lines of its own to close.
    if (found?.led.has(node) !== true) setOpen(withOpen(open, node, isOpen))
  }
  const focus = (at: number) => {
    const node = rows[at]
    if (node === undefined) return
    setActive(node)
    show(at)
  }
  const keys = (event: KeyboardEvent) => {
    const node = lineOf(event.target)
    const at = placeIn(rows, node)
    if (rows[at] !== node) return
    const isOpen = isOpenAt(tree, rows, at)
    const canClose = isOpen && found?.led.has(node) !== true
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(at + 1),
      ArrowUp: () => focus(at - 1),
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      ArrowRight: () => (isOpen ? focus(at + 1) : setOpened(node, true)),
      ArrowLeft: () =>
        canClose ? setOpened(node, false) : parentOf(tree, node) > 0 ? focus(placeIn(rows, parentOf(tree, node))) : undefined,
      Enter: () => onToggle(node),
      ' ': () => onToggle(node)
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const click = ({ target }: MouseEvent) => {
    const node = lineOf(target)
    if (node === 0) return
    const isArrow = target instanceof Element && target.matches(`.${styles.arrow}`)
    if (isArrow) setOpened(node, !isOpenAt(tree, rows, placeIn(rows, node)))
    else onToggle(node)
  }
  return (
    <>
      <div
        ref={box}
        id={ids.controlId}
        role="tree"
        aria-multiselectable="true"
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        aria-required={ids.required || undefined}
        aria-invalid={ids.invalid || undefined}
        aria-disabled={disabled || undefined}
        tabIndex={-1}
        className={styles.tree}
        onScroll={onScroll}
        onFocus={({ target }) => {
          const node = lineOf(target)
          if (node > 0 && node !== focusable) setActive(node)
        }}
        onKeyDown={keys}
        onClick={click}
      >
        <div
          className={styles.lines}
          style={{
            height: `calc(${styles.rowHeight} * ${rows.length})`,
            paddingBlockStart: `calc(${styles.rowHeight} * ${above})`
          }}
        >
          {places.map(({ at, isApart }) => {
            const node = rows[at] ?? 0
            const beside = besides(tree, found ?? nothingLed, node)
            return (
              <TreeRow
                key={at}
                node={node}
                name={nameOf(tree.names, node)}
                level={tree.levels[node] ?? 1}
                place={placeIn(beside, node) + 1}
                beside={beside.length}
                state={stateOf(tree, ticks, node)}
                isOpen={isLeaf(tree, node) ? undefined : isOpenAt(tree, rows, at)}
                isFocusable={node === focusable}
                apart={isApart ? at : undefined}
              />
            )
          })}
        </div>
      </div>
      {rows.length > 0 ? null : <div className={popup.state}>{word === '' ? '暂无可选项' : '没有找到，请换个关键字'}</div>}
      {found?.hasMore === true ? <div className={popup.state}>只列出前 {mostFound} 项，请再输入几个字</div> : null}
    </>
  )
}
