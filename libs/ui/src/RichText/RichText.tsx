import { useLayoutEffect, useMemo, useRef } from 'react'
import * as styles from './RichText.css.ts'
import { useRichContent } from './useRichContent.ts'

export interface RichTextProps {
  /** From data; never trusted. */
  readonly html: string
  /** The same in plain text: shown until the sanitiser is there, and where it cannot be loaded or the HTML is too much for it. */
  readonly text: string
}

/** HTML from data: remarks, articles, policies (富文本). Sanitised in the browser that shows it, whatever it went through before. */
export const RichText = ({ html, text }: RichTextProps) => {
  const richContent = useRichContent()
  const content = useMemo(() => richContent?.(html), [richContent, html])
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (content) place.current?.replaceChildren(content.cloneNode(true))
  }, [content])
  if (content) return <div key="rich" ref={place} className={styles.rich} />
  return (
    <div key="plain" className={styles.plain}>
      {text}
    </div>
  )
}
