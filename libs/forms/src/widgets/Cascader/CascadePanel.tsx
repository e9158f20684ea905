import { pathText } from '@ljonething/domain/form/cascadePath'
import { flatOptions } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { Button } from '@ljonething/ui/Button'
import { Check, ChevronRight } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as popup from '../popup.css.ts'
import { CascadeList } from './CascadeList.tsx'
import * as styles from './Cascader.css.ts'
import { CascadeSearch } from './CascadeSearch.tsx'
import type { CascadeSource } from './useLevels.ts'
import { useLevels } from './useLevels.ts'

interface CascadePanelProps {
  readonly title: string
  readonly path: readonly NamedValue[]
  /** Most levels. */
  readonly depth: number
  /** Only the last level, or an option without children, is an answer. */
  readonly wholeDepth: boolean
  readonly source: CascadeSource
  readonly onPick: (path: readonly NamedValue[]) => void
}

/** From so many options on a tree at hand can be searched; how many there are of one loaded by level is not known. */
const manyOptions = 12

/** Columns of a cascade (级联面板). Up and down move in a column, right opens, left goes back, Enter chooses; many options can be searched. */
export const CascadePanel = ({ title, path, depth, wholeDepth, source, onPick }: CascadePanelProps) => {
  const [open, setOpen] = useState(path)
  const [pending, setPending] = useState<readonly NamedValue[]>()
  const columns = useRef<HTMLDivElement>(null)
  const isLong = useMemo(() => source.options.length === 0 || flatOptions(source.options).length > manyOptions, [source.options])
  const { levels, askAgain } = useLevels(source, open, depth)
  const below = levels[open.length]
  const isLeaf = open.length === depth || (below === undefined && levels.length === open.length)

  useEffect(() => {
    if (!pending || pending !== open || (!isLeaf && below?.state === 'loading')) return
    setPending(undefined)
    if (isLeaf) onPick(open)
    else focusOption(columns.current, open.length)
  }, [pending, open, isLeaf, below, onPick])

  const count = levels.length
  useEffect(() => {
    if (columns.current && count > 0) columns.current.scrollLeft = columns.current.scrollWidth
  }, [count])

  const go = (next: readonly NamedValue[]) => {
    setOpen(next)
    setPending(next)
  }
  const follow = (level: number, { name, value }: DictionaryOption) => go([...open.slice(0, level), { name, value }])
  const leadsOn = (level: number, { children = [] }: DictionaryOption) =>
    source.options.length > 0 ? children.length > 0 : level + 1 < depth
  const shown = (
    <div ref={columns} className={styles.columns}>
      {levels.map((level, index) => (
        <div key={open[index - 1]?.value ?? 'root'} className={styles.column} data-level={index}>
          {level.state === 'ready' ? (
            <CascadeList
              label={`${title}第${index + 1}级`}
              options={level.options}
              chosen={open[index]?.value}
              markOf={(option) => (
                <>
                  {path.at(-1)?.value === option.value && open[index]?.value === option.value ? (
                    <Check aria-hidden="true" size={18} />
                  ) : null}
                  {leadsOn(index, option) ? <ChevronRight aria-hidden="true" size={18} /> : null}
                </>
              )}
              onPick={(option) => follow(index, option)}
              onRight={index + 1 < depth ? (option) => follow(index, option) : undefined}
              onLeft={index > 0 ? () => focusOption(columns.current, index - 1) : undefined}
            />
          ) : (
            <div className={level.state === 'failed' ? popup.failure : popup.state}>
              <div role="status">{level.state === 'failed' ? level.message : '加载中…'}</div>
              {level.state === 'failed' ? (
                <Button size="small" onClick={askAgain}>
                  重试
                </Button>
              ) : null}
            </div>
          )}
        </div>
      ))}
    </div>
  )
  return (
    <>
      {isLong ? (
        <CascadeSearch title={title} source={source} depth={depth} levels={levels} open={open} onPick={go}>
          {shown}
        </CascadeSearch>
      ) : (
        <>
          <div className={popup.title}>{title}</div>
          {shown}
        </>
      )}
      <div className={popup.footer}>
        {path.length > 0 ? (
          <Button variant="quiet" size="small" onClick={() => onPick([])}>
            清除所选
          </Button>
        ) : null}
        {open.length > 0 && (!wholeDepth || isLeaf) ? (
          <Button variant="primary" size="small" onClick={() => onPick(open)}>
            选定 {pathText(open)}
          </Button>
        ) : null}
      </div>
    </>
  )
}

const focusOption = (columns: HTMLElement | null, level: number) => {
  const option = columns?.querySelector<HTMLElement>(`[data-level="${level}"] [tabindex="0"]`)
  option?.focus()
  option?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
