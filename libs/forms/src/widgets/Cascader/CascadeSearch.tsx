import { pathText } from '@ljonething/domain/form/cascadePath'
import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { IconButton } from '@ljonething/ui/IconButton'
import { TextInput } from '@ljonething/ui/TextInput'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import * as popup from '../popup.css.ts'
import * as styles from './Cascader.css.ts'
import { CascadeList } from './CascadeList.tsx'
import { foundPaths } from './foundPaths.ts'
import type { Level } from './useLevels.ts'

interface CascadeSearchProps {
  readonly title: string
  /** A tree at hand; empty for one loaded by level. */
  readonly tree: readonly DictionaryOption[]
  readonly levels: readonly Level[]
  readonly open: readonly NamedValue[]
  readonly onPick: (path: readonly NamedValue[]) => void
  /** The columns, while nothing is looked for. */
  readonly children: ReactNode
}

const most = 50

/**
 * Search over a cascade (级联查找), opened by a button so that no phone covers the columns with its keyboard: what is found stands in their place,
 * as whole paths.
 */
export const CascadeSearch = ({ title, tree, levels, open, onPick, children }: CascadeSearchProps) => {
  const id = useId()
  const results = useRef<HTMLDivElement>(null)
  const [keyword, setKeyword] = useState<string>()
  const wanted = (keyword ?? '').trim()
  const found = wanted === '' ? [] : foundPaths(tree, levels, open, wanted, most)
  const options = found.map((path) => ({ name: pathText(path), value: path.map(({ value }) => value).join('/'), path }))
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
            placeholder={tree.length > 0 ? '输入关键字查找' : '在已列出的内容中查找'}
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
              {found.length === 0
                ? '没有找到，请换个关键字'
                : found.length < most
                  ? `找到 ${found.length} 项`
                  : `只列出前 ${most} 项，请再输入几个字`}
            </div>
          </>
        )}
      </div>
    </>
  )
}
