import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { Button } from '@ljonething/ui/Button'
import { Check, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import * as popup from '../popup.css.ts'
import * as styles from './Cascader.css.ts'
import { pathText } from './cascadePath.ts'
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

/** Columns of a cascade (级联面板). Up and down move in a column, right opens, left goes back, Enter chooses. */
export const CascadePanel = ({ title, path, depth, wholeDepth, source, onPick }: CascadePanelProps) => {
  const [open, setOpen] = useState(path)
  const [pending, setPending] = useState<readonly NamedValue[]>()
  const columns = useRef<HTMLDivElement>(null)
  const levels = useLevels(source, open, depth)
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

  const follow = (level: number, { name, value }: DictionaryOption) => {
    const next = [...open.slice(0, level), { name, value }]
    setOpen(next)
    setPending(next)
  }
  const keys = (event: KeyboardEvent, level: number, option: DictionaryOption) => {
    const list = [...(event.currentTarget.parentElement?.children ?? [])].filter((item) => item instanceof HTMLElement)
    const at = list.findIndex((item) => item === event.currentTarget)
    const targets: Readonly<Record<string, () => void>> = {
      ArrowDown: () => list[at + 1]?.focus(),
      ArrowUp: () => list[at - 1]?.focus(),
      Home: () => list[0]?.focus(),
      End: () => list.at(-1)?.focus(),
      ArrowLeft: () => (level > 0 ? focusOption(columns.current, level - 1) : undefined),
      ArrowRight: () => (level + 1 < depth ? follow(level, option) : undefined),
      Enter: () => follow(level, option),
      ' ': () => follow(level, option)
    }
    const act = targets[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <>
      <div className={popup.title}>{title}</div>
      <div ref={columns} className={styles.columns}>
        {levels.map((level, index) => (
          <div key={open[index - 1]?.value ?? 'root'} className={styles.column} data-level={index}>
            {level.state === 'ready' ? (
              <div role="listbox" aria-label={`${title}第${index + 1}级`} className={styles.list}>
                {level.options.map((option, at) => {
                  const chosen = open[index]?.value === option.value
                  const first = open[index] === undefined && at === 0
                  return (
                    <div
                      key={option.value}
                      role="option"
                      aria-selected={chosen}
                      data-active={chosen}
                      tabIndex={chosen || first ? 0 : -1}
                      className={popup.option}
                      onClick={() => follow(index, option)}
                      onKeyDown={(event) => keys(event, index, option)}
                    >
                      <span className={popup.optionText}>{option.name}</span>
                      {chosen && path.at(-1)?.value === option.value ? <Check aria-hidden="true" size={18} /> : null}
                      {index + 1 < depth && (option.children?.length ?? 1) > 0 && source.options.length === 0 ? (
                        <ChevronRight aria-hidden="true" size={18} />
                      ) : null}
                      {option.children && option.children.length > 0 ? <ChevronRight aria-hidden="true" size={18} /> : null}
                    </div>
                  )
                })}
              </div>
            ) : (
              <div role="status" className={level.state === 'failed' ? popup.failure : popup.state}>
                {level.state === 'failed' ? level.message : '加载中…'}
              </div>
            )}
          </div>
        ))}
      </div>
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
