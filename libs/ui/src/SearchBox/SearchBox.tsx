import { Search, X } from 'lucide-react'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import * as styles from './SearchBox.css.ts'

export interface SearchBoxProps {
  /** Accessible name of the input. */
  readonly label: string
  readonly onSearch: (text: string) => void
  readonly placeholder?: string | undefined
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onValueChange?: ((text: string) => void) | undefined
  readonly buttonText?: string | undefined
  readonly busy?: boolean | undefined
}

/** Search input with its button (搜索框). Enter searches; the text is trimmed; clearing searches for ''. */
export const SearchBox = (props: SearchBoxProps) => {
  const { label, onSearch, placeholder, value, defaultValue = '', onValueChange, buttonText = '搜索', busy } = props
  const [ownText, setOwnText] = useState(defaultValue)
  const text = value ?? ownText
  const change = (next: string) => {
    setOwnText(next)
    onValueChange?.(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <form role="search" aria-label={label} className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          className={styles.input}
          value={text}
          onValueChange={change}
        />
        {text === '' ? null : (
          <span className={styles.clear}>
            <IconButton
              size="small"
              label="清空"
              icon={<X aria-hidden="true" />}
              onClick={() => {
                change('')
                onSearch('')
              }}
            />
          </span>
        )}
      </div>
      <Button type="submit" variant="primary" busy={busy} icon={<Search aria-hidden="true" />} className={styles.button}>
        {buttonText}
      </Button>
    </form>
  )
}
