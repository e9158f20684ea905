import { pathText } from '@ljonething/domain/form/cascadePath'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { Button } from '@ljonething/ui/Button'
import { IconButton } from '@ljonething/ui/IconButton'
import { TextInput } from '@ljonething/ui/TextInput'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import * as popup from '../popup.css.ts'
import * as styles from './Cascader.css.ts'
import { CascadeList } from './CascadeList.tsx'
import { mostFound, useFoundPaths } from './useFoundPaths.ts'
import type { CascadeSource, Level } from './useLevels.ts'

interface CascadeSearchProps {
  readonly title: string
  readonly source: CascadeSource
  /** Most levels. */
  readonly depth: number
  readonly levels: readonly Level[]
  readonly open: readonly NamedValue[]
  readonly onPick: (path: readonly NamedValue[]) => void
  /** The columns, while nothing is looked for. */
  readonly children: ReactNode
}

/**
 * Search over a cascade (级联查找), opened by a button so that no phone covers the columns with its keyboard: what is found stands in their place,
 * as whole paths.
 */
export const CascadeSearch = ({ title, source, depth, levels, open, onPick, children }: CascadeSearchProps) => {
  const id = useId()
  const results = useRef<HTMLDivElement>(null)
  const [keyword, setKeyword] = useState<string>()
  const wanted = (keyword ?? '').trim()
  const { state, paths, message, askAgain } = useFoundPaths(source, levels, open, wanted, depth)
  const options = paths.map((path) => ({ name: pathText(path), value: path.map(({ value }) => value).join('/'), path }))
  return (
    <>
      <div className={styles.head}>
        <span className={styles.headText}>{title}</span>
        <IconButton
          size="small"
          label={`查找${title}`}
          aria-expanded={keyword !== undefined}
          icon={<Search aria-hidden="true" />}
          onClick={() => setKeyword(keyword === undefined ? '' : undefined)}
        />
      </div>
      {keyword === undefined ? null : (
        <div className={popup.search}>
          <TextInput
            id={`${id}-search`}
            aria-label={`在${title}中查找`}
            prefix={<Search aria-hidden="true" size={18} />}
            placeholder={source.options.length > 0 || source.services.searchTree ? '输入关键字查找' : '在已列出的内容中查找'}
            required={false}
            invalid={false}
            value={keyword}
            autoFocus
            onValueChange={setKeyword}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
              event.preventDefault()
              results.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()
            }}
          />
        </div>
      )}
      <div ref={results}>
        {wanted === '' ? (
          children
        ) : (
          <>
            <div className={styles.found}>
              <CascadeList
                label={`${title}查找结果`}
                options={options}
                chosen={undefined}
                onPick={({ path }) => {
                  setKeyword(undefined)
                  onPick(path)
                }}
                onLeave={() => document.getElementById(`${id}-search`)?.focus()}
              />
            </div>
            <div role="status" className={popup.state}>
              {state === 'found' ? foundText(paths.length) : state === 'failed' ? message : '正在查找…'}
            </div>
            {state === 'failed' ? (
              <div className={popup.state}>
                <Button size="small" onClick={askAgain}>
                  重试
                </Button>
              </div>
            ) : null}
          </>
        )}
      </div>
    </>
  )
}

const foundText = (count: number) =>
  count === 0 ? '没有找到，请换个关键字' : count < mostFound ? `找到 ${count} 项` : `只列出前 ${mostFound} 项，请再输入几个字`
