import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { TextInput } from '@ljonething/ui/TextInput'
import { Check, Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import type { FormServices } from '../../engine/FormServices.ts'
import * as popup from '../popup.css.ts'
import { useSearch } from './useSearch.ts'

interface SearchPanelProps {
  readonly source: string
  readonly label: string
  readonly value: string
  readonly services: FormServices
  readonly onPick: (option: DictionaryOption) => void
  readonly onClear: () => void
}

/** Search box over a list of what the register found (搜索面板): arrows move, Enter chooses. */
export const SearchPanel = ({ source, label, value, services, onPick, onClear }: SearchPanelProps) => {
  const listId = useId()
  const [keyword, setKeyword] = useState('')
  const [active, setActive] = useState(0)
  const search = useSearch(services, source, keyword)
  const options = search.options
  const optionId = (index: number) => `${listId}-${index}`
  const move = (step: number) => {
    if (options.length === 0) return
    const next = (active + step + options.length) % options.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const option = options[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && option) onPick(option)
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
      <ul id={listId} role="listbox" aria-label={`${label}可选项`} aria-busy={search.state === 'searching'} className={popup.list}>
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the search box that owns this list
          <li
            key={option.value}
            id={optionId(index)}
            role="option"
            aria-selected={option.value === value}
            data-active={index === active}
            className={popup.option}
            onClick={() => onPick(option)}
          >
            <span className={popup.optionText}>{option.name}</span>
            {option.value === value ? <Check aria-hidden="true" size={18} /> : null}
          </li>
        ))}
      </ul>
      <div role="status">
        {search.state === 'searching' ? <div className={popup.state}>正在搜索…</div> : null}
        {search.state === 'found' && options.length === 0 ? <div className={popup.state}>没有找到，请换个关键字</div> : null}
        {search.state === 'failed' ? <div className={popup.failure}>{search.message}</div> : null}
      </div>
      {value === '' ? null : (
        <div className={popup.footer}>
          <Button variant="quiet" size="small" onClick={onClear}>
            清除所选
          </Button>
        </div>
      )}
    </>
  )
}
