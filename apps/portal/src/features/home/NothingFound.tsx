import { Button } from '@ljonething/ui/Button'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { SearchX } from 'lucide-react'
import type { SceneSummary } from '../../queries/catalogue.ts'
import * as styles from './NothingFound.css.ts'

interface NothingFoundProps {
  readonly name: string
  /** What there is, key scenes first. */
  readonly scenes: readonly SceneSummary[]
  /** What the same words find for the other kind of person. */
  readonly elsewhere: { readonly label: string; readonly count: number; readonly show: () => void }
  readonly onSearch: (word: string) => void
}

const mostWords = 8

/** A search without a result (没有找到): what people usually look for, and whom to ask. */
export const NothingFound = ({ name, scenes, elsewhere, onSearch }: NothingFoundProps) => {
  const words = [...new Set(scenes.flatMap(({ everydayWord }) => everydayWord ?? []))].slice(0, mostWords)
  return (
    <EmptyState
      icon={<SearchX size={36} strokeWidth={1.5} />}
      title={`没有找到“${name}”`}
      actions={
        elsewhere.count === 0 ? undefined : (
          <Button variant="primary" onClick={elsewhere.show}>
            {elsewhere.label}主题里有 {elsewhere.count} 件事，去看看
          </Button>
        )
      }
    >
      {words.length === 0 ? null : (
        <>
          <p>换一个说法试试，大家常搜：</p>
          <ul className={styles.words}>
            {words.map((word) => (
              <li key={word}>
                <Button size="small" onClick={() => onSearch(word)}>
                  {word}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        不知道该办哪件事，可拨打 <a href="tel:12345">12345</a> 询问。
      </p>
    </EmptyState>
  )
}
