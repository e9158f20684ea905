import { nameOf } from '@ljonething/domain/tree/TreeNames'
import type { FlatTree } from '@ljonething/domain/tree/FlatTree'
import { decodeTreeBox } from '@ljonething/domain/values/treeBoxValue'
import type { TreeBoxNode } from '@ljonething/domain/values/treeBoxValue'
import { Button } from '@ljonething/ui/Button'
import { useField } from '@ljonething/ui/Field'
import { TextInput } from '@ljonething/ui/TextInput'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as popup from '../popup.css.ts'
import type { WidgetProps } from '../Widget.ts'
import { readTicks, storedTicks, toggled } from './ticks.ts'
import * as styles from './TreeBox.css.ts'
import { TreeList } from './TreeList.tsx'
import { useTree } from './useTree.ts'

/** From so many options on a tree can be searched. */
const manyOptions = 12
/** So many names of what is chosen are written out. */
const mostNamed = 20

const summaryOf = (chosen: readonly TreeBoxNode[], tree: FlatTree | undefined): string => {
  if (chosen.length === 0) return '尚未选择'
  const names = chosen.slice(0, mostNamed).map(({ value, name }) => {
    const node = tree?.nodeOf(value) ?? 0
    return tree === undefined || node === 0 ? name || value : nameOf(tree.names, node)
  })
  return `已选 ${chosen.length} 项：${names.join('、')}${chosen.length > mostNamed ? ' 等' : ''}`
}

/**
 * Tree with checkboxes (树形复选框) of any size. Ticking a branch ticks its leaves; the value lists the ticked leaves with their parents as JSON.
 * Up and down move, right and left open and close, space or Enter ticks.
 */
export const TreeBox = ({ field, value, disabled, options, services, onPick, onBlur }: WidgetProps) => {
  const ids = useField()
  const { loaded, askAgain } = useTree(field.source, options, services)
  const tree = loaded.state === 'ready' ? loaded.tree : undefined
  const [keyword, setKeyword] = useState('')
  const chosen = useMemo(() => decodeTreeBox(value), [value])
  const ticks = useMemo(() => (tree === undefined ? [] : readTicks(tree, chosen)), [tree, chosen])
  const summary = useMemo(() => summaryOf(chosen, tree), [chosen, tree])
  return (
    <div
      className={styles.box}
      data-invalid={ids.invalid || undefined}
      data-disabled={disabled || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      {tree !== undefined && tree.size > manyOptions ? (
        <div className={popup.search}>
          <TextInput
            id={`${ids.controlId}-search`}
            aria-label={`在${field.label}中查找`}
            prefix={<Search aria-hidden="true" size={18} />}
            placeholder="输入关键字查找"
            required={false}
            disabled={false}
            readOnly={false}
            invalid={false}
            value={keyword}
            onValueChange={setKeyword}
          />
        </div>
      ) : null}
      {tree === undefined ? (
        <div id={ids.controlId} tabIndex={-1} className={loaded.state === 'failed' ? popup.failure : popup.state}>
          <div role="status">{loaded.state === 'failed' ? loaded.message : '加载中…'}</div>
          {loaded.state === 'failed' ? (
            <Button size="small" onClick={askAgain}>
              重试
            </Button>
          ) : null}
        </div>
      ) : (
        <TreeList
          tree={tree}
          word={keyword.trim()}
          ticks={ticks}
          disabled={disabled}
          onToggle={(node) => {
            if (!disabled) onPick(storedTicks(tree, toggled(tree, ticks, node)))
          }}
        />
      )}
      <div role="status" className={styles.summary}>
        {summary}
      </div>
    </div>
  )
}
