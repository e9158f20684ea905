import type { KeyboardEvent, ReactNode } from 'react'
import * as popup from '../popup.css.ts'
import * as styles from './Cascader.css.ts'

interface Listed {
  readonly value: string
  readonly name: string
}

interface CascadeListProps<Option extends Listed> {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly markOf?: (option: Option) => ReactNode
  readonly onPick: (option: Option) => void
  /** Right opens an option, left goes back from it, up leaves the first one. */
  readonly onRight?: ((option: Option) => void) | undefined
  readonly onLeft?: (() => void) | undefined
  readonly onLeave?: (() => void) | undefined
}

/** So many are drawn, and the chosen one; the others one looks for. */
const mostDrawn = 100

/** One list of a cascade (级联的一列): up, down, Home and End move in it, Enter or a press chooses. */
export const CascadeList = <Option extends Listed>(props: CascadeListProps<Option>) => {
  const { label, options, chosen, markOf, onPick, onRight, onLeft, onLeave } = props
  const drawn = options.filter(({ value }, at) => at < mostDrawn || value === chosen)
  const first = drawn.some(({ value }) => value === chosen) ? chosen : drawn[0]?.value
  const keys = (event: KeyboardEvent, option: Option) => {
    const list = [...(event.currentTarget.parentElement?.children ?? [])].filter((item) => item instanceof HTMLElement)
    const at = list.findIndex((item) => item === event.currentTarget)
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => list[at + 1]?.focus(),
      ArrowUp: () => (at === 0 ? onLeave?.() : list[at - 1]?.focus()),
      Home: () => list[0]?.focus(),
      End: () => list.at(-1)?.focus(),
      ArrowLeft: onLeft,
      ArrowRight: onRight && (() => onRight(option)),
      Enter: () => onPick(option),
      ' ': () => onPick(option)
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <>
      <div role="listbox" aria-label={label} className={styles.list}>
        {drawn.map((option) => (
          <div
            key={option.value}
            role="option"
            aria-selected={option.value === chosen}
            data-active={option.value === chosen}
            tabIndex={option.value === first ? 0 : -1}
            className={popup.option}
            onClick={() => onPick(option)}
            onKeyDown={(event) => keys(event, option)}
          >
            <span className={popup.optionText}>{option.name}</span>
            {markOf?.(option)}
          </div>
        ))}
      </div>
      {drawn.length === options.length ? null : <div className={popup.state}>还有 {options.length - drawn.length} 项没有列出，请查找</div>}
    </>
  )
}
