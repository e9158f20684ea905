import { RichText } from '@ljonething/ui/RichText'
import { plainText } from '../engine/plainText.ts'
import * as styles from './remarks.css.ts'

/** A remark (填表说明), HTML by the specification: as text where it holds but paragraphs and line breaks, otherwise formatted. */
export const remarkOf = (html: string) => {
  const text = plainText(html)
  if (text === '') return undefined
  if (formatting.test(html)) return <RichText html={html} text={text} />
  return text.includes('\n') ? <span className={styles.lines}>{text}</span> : text
}

const formatting = /<(?!(?:p|br|div|span)[\s/>])[a-z]/i
