import type { RichTextProps } from '@ljonething/ui/RichText'
import { lazy, Suspense } from 'react'
import { plainText } from '../engine/plainText.ts'
import * as styles from './CombinedForm.css.ts'

/** A remark (填表说明), HTML by the specification: as text where it holds but paragraphs and line breaks, otherwise formatted. */
export const remarkOf = (html: string) => {
  const text = plainText(html)
  if (text === '') return undefined
  const plain = <Plain html={html} text={text} />
  if (!formatting.test(html)) return plain
  return (
    <Suspense fallback={plain}>
      <RichText html={html} text={text} />
    </Suspense>
  )
}

const formatting = /<(?!(?:p|br|div|span)[\s/>])[a-z]/i

const Plain = ({ text }: RichTextProps) => <span className={styles.lines}>{text}</span>

const RichText = lazy(() =>
  import('@ljonething/ui/RichText').then(
    (loaded) => ({ default: loaded.RichText }),
    () => ({ default: Plain })
  )
)
