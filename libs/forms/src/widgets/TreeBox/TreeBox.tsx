import { flatOptions } from '@ljonething/domain/form/dictionaries'
import { storedText } from '@ljonething/domain/form/storedText'
import { decodeTreeBox, encodeTreeBox } from '@ljonething/domain/values/treeBoxValue'
import { flattenOptions, placeOptions } from '@ljonething/domain/values/treeOption'
import { Button } from '@ljonething/ui/Button'
import { TextInput } from '@ljonething/ui/TextInput'
import { useField } from '@ljonething/ui/Field'
import { ChevronRight, Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useMemo, useRef, useState } from 'react'
import * as popup from '../popup.css.ts'
import type { WidgetProps } from '../Widget.ts'
import * as styles from './TreeBox.css.ts'
import { checkedState, leavesBelow, shownNodes } from './treeNodes.ts'

/** So many lines are drawn, and as many more whenever they are asked for. */
const drawnAtOnce = 100

/**
 * Tree with checkboxes (树形复选框). Ticking a branch ticks its leaves; the value lists the ticked leaves with their parents as JSON.
 * Up and down move, right and left open and close, space or Enter ticks.
 */
export const TreeBox = ({ field, value, disabled, options, onPick, onBlur }: WidgetProps) => {
  const ids = useField()
  const tree = useRef<HTMLDivElement>(null)
  const roots = useMemo(() => placeOptions(options), [options])
  const leaves = useMemo(() => flattenOptions(roots).filter((node) => node.children.length === 0), [roots])
  const [keyword, setKeyword] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState('')
  const chosen = decodeTreeBox(value)
  const ticked = new Set(chosen.map((node) => node.value))
  const [most, setMost] = useState(drawnAtOnce)
  const shown = shownNodes(roots, opened, keyword.trim())
  const nodes = shown.slice(0, most)
  const focusable = nodes.some((node) => node.value === active) ? active : nodes[0]?.value

  const toggle = (code: string) => {
    const node = nodes.find((each) => each.value === code)
    if (!node || disabled) return
    const own = new Set(leavesBelow(node).map((leaf) => leaf.value))
    const on = checkedState(node, ticked) !== true
    onPick(encodeTreeBox(leaves.filter((leaf) => (own.has(leaf.value) ? on : ticked.has(leaf.value)))))
  }
  const open = (code: string, isOpen: boolean) => {
    const next = new Set(opened)
    if (isOpen) next.add(code)
    else next.delete(code)
    setOpened(next)
  }
  const focus = (code: string | undefined) => {
    if (code === undefined) return
    setActive(code)
    const item = tree.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`)
    item?.focus()
  }
  const keys = (event: KeyboardEvent, code: string) => {
    const at = nodes.findIndex((node) => node.value === code)
    const node = nodes[at]
    if (!node) return
    const isBranch = node.children.length > 0
    const isOpen = shown[at + 1]?.parentValue === node.value
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(nodes[at + 1]?.value),
      ArrowUp: () => focus(nodes[at - 1]?.value),
      Home: () => focus(nodes[0]?.value),
      End: () => focus(nodes.at(-1)?.value),
      ArrowRight: () => (isOpen ? focus(nodes[at + 1]?.value) : isBranch ? open(code, true) : undefined),
      ArrowLeft: () => (isOpen && isBranch ? open(code, false) : focus(node.parentValue === '' ? undefined : node.parentValue)),
      Enter: () => toggle(code),
      ' ': () => toggle(code)
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div
      className={styles.box}
      data-invalid={ids.invalid || undefined}
      data-disabled={disabled || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      {flatOptions(options).length > 12 ? (
        <div className={popup.search}>
          <TextInput
            id={`${ids.controlId}-search`}
            aria-label={`在${field.label}中查找`}
            prefix={<Search aria-hidden="true" size={18} />}
            placeholder="输入关键字查找"
            required={false}
            invalid={false}
            value={keyword}
            onValueChange={(next) => {
              setKeyword(next)
              setMost(drawnAtOnce)
            }}
          />
        </div>
      ) : null}
      <div
        ref={tree}
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
      >
        {nodes.map((node, at) => {
          const state = checkedState(node, ticked)
          const isBranch = node.children.length > 0
          const isOpen = isBranch && shown[at + 1]?.parentValue === node.value
          return (
            <div
              key={node.value}
              role="treeitem"
              data-code={node.value}
              aria-level={node.level}
              aria-expanded={isBranch ? isOpen : undefined}
              aria-checked={state}
              aria-selected={state === true}
              aria-label={node.name}
              tabIndex={node.value === focusable ? 0 : -1}
              className={styles.item}
              style={{ paddingInlineStart: `${(node.level - 1) * 24}px` }}
              onFocus={() => setActive(node.value)}
              onClick={() => toggle(node.value)}
              onKeyDown={(event) => keys(event, node.value)}
            >
              {isBranch ? (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- arrow keys too
                <span
                  className={isOpen ? styles.opened : styles.closed}
                  onClick={(event) => {
                    event.stopPropagation()
                    open(node.value, !isOpen)
                  }}
                >
                  <ChevronRight aria-hidden="true" size={20} />
                </span>
              ) : (
                <span className={styles.closed} />
              )}
              <span aria-hidden="true" data-state={String(state)} className={styles.check} />
              <span className={popup.optionText}>{node.name}</span>
            </div>
          )
        })}
      </div>
      {nodes.length === shown.length ? null : (
        <Button variant="quiet" size="small" onClick={() => setMost(most + drawnAtOnce)}>
          还有 {shown.length - nodes.length} 项没有列出，再列出一些
        </Button>
      )}
      {nodes.length > 0 ? null : <div className={popup.state}>{roots.length === 0 ? '暂无可选项' : '没有找到，请换个关键字'}</div>}
      <div role="status" className={styles.summary}>
        {chosen.length === 0 ? '尚未选择' : `已选 ${chosen.length} 项：${storedText('treeBox', value, options)}`}
      </div>
    </div>
  )
}
