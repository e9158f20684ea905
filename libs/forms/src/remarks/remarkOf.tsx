import { RichText } from '@ljonething/ui/RichText'
import { plainText } from '../engine/plainText.ts'
import * as styles from './remarks.css.ts'

/** A remark (填表说明), HTML by the specification: as text where it holds but paragraphs and line breaks, otherwise formatted. */
export const remarkOf = (html: string) => {
  const text = plainText(html)
  if (text === '') return undefined
  if (isFormatted(html)) return <RichText html={html} text={text} />
  return text.includes('\n') ? <span className={styles.lines}>{text}</span> : text
}

export const isFormatted = (html: string): boolean => formatting.test(html)

const formatting = /<(?!(?:p|br|div|span)[\s/>])[a-z]/i

/** One that is not formatted, drawn apart from React; a text of several lines in an element that keeps them. */
export const plainRemark = (html: string): Node | string | undefined => {
  const text = plainText(html)
  if (!text.includes('\n')) return text === '' ? undefined : text
  const lines = document.createElement('span')
  lines.className = styles.lines
  lines.append(text)
  return lines
}
