import type { FormValues } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { Button } from '@ljonething/ui/Button'
import { TextInput } from '@ljonething/ui/TextInput'
import { Check, ChevronRight, Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import type { FormServices, FoundOption } from '../../engine/FormServices.ts'
import * as popup from '../popup.css.ts'
import { contactOf } from './contactOf.ts'
import { useSearch } from './useSearch.ts'

interface SearchPanelProps {
  readonly source: string
  readonly label: string
  readonly value: string
  /** Of the fields that the options depend on; keep it stable. */
  readonly values: FormValues
  readonly services: FormServices
  readonly onPick: (option: FoundOption) => void
  readonly onClear: () => void
}

/**
 * Search box over what a source offers (搜索面板): areas open their institutions, a keyword searches the level it is typed at. Arrows move,
 * Enter chooses or opens.
 */
export const SearchPanel = ({ source, label, value, values, services, onPick, onClear }: SearchPanelProps) => {
  const listId = useId()
  const [keyword, setKeyword] = useState('')
  const [path, setPath] = useState<readonly NamedValue[]>([])
  const [active, setActive] = useState(0)
  const search = useSearch(services, { source, keyword, parent: path.at(-1)?.value ?? '', values })
  const { options, state } = search
  const optionId = (index: number) => `${listId}-${index}`
  const open = (next: readonly NamedValue[]) => {
    setPath(next)
    setKeyword('')
    setActive(0)
    document.getElementById(`${listId}-input`)?.focus()
  }
  const follow = (option: FoundOption) => (option.hasChildren === true ? open([...path, option]) : onPick(option))
  const move = (step: number) => {
    if (options.length === 0) return
    const next = (active + step + options.length) % options.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const option = state === 'searching' ? undefined : options[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && option) follow(option)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }
  return (
    <>
      <div className={popup.search}>
        <TextInput
          id={`${listId}-input`}
          role="combobox"
          aria-label={`搜索${label}`}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? optionId(active) : undefined}
          prefix={<Search aria-hidden="true" size={18} />}
          placeholder="输入关键字搜索"
          value={keyword}
          required={false}
          invalid={false}
          onKeyDown={keys}
          onValueChange={(next) => {
            setKeyword(next)
            setActive(0)
          }}
        />
      </div>
      {path.length === 0 ? null : (
        <nav aria-label="所在地区" className={popup.levels}>
          {[undefined, ...path].map((level, at) => (
            <Button
              key={level?.value ?? ''}
              variant="quiet"
              size="small"
              disabled={at === path.length}
              onClick={() => open(path.slice(0, at))}
            >
              {level?.name ?? '全部地区'}
            </Button>
          ))}
        </nav>
      )}
      <ul id={listId} role="listbox" aria-label={`${label}可选项`} aria-busy={state === 'searching'} className={popup.list}>
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the search box that owns this list
          <li
            key={option.value}
            id={optionId(index)}
            role="option"
            aria-selected={option.value === value}
            data-active={index === active}
            className={popup.option}
            onClick={() => follow(option)}
          >
            <span className={popup.optionText}>
              {option.name}
              {contactOf(option) === '' ? null : <span className={popup.contact}>{contactOf(option)}</span>}
            </span>
            {option.value === value ? <Check aria-hidden="true" size={18} /> : null}
            {option.hasChildren === true ? <ChevronRight aria-hidden="true" size={18} /> : null}
          </li>
        ))}
      </ul>
      <div role="status">
        {state === 'searching' ? <div className={popup.state}>正在搜索…</div> : null}
        {state === 'found' && options.length === 0 ? <div className={popup.state}>没有找到，请换个关键字</div> : null}
        {state === 'failed' ? <div className={popup.failure}>{search.message}</div> : null}
      </div>
      {value === '' && state !== 'failed' && !search.hasMore ? null : (
        <div className={popup.footer}>
          {value === '' ? null : (
            <Button variant="quiet" size="small" onClick={onClear}>
              清除所选
            </Button>
          )}
          {state === 'failed' || search.hasMore ? (
            <Button size="small" disabled={state === 'searching'} onClick={search.goOn}>
              {state === 'failed' ? '重试' : '更多'}
            </Button>
          ) : null}
        </div>
      )}
    </>
  )
}
