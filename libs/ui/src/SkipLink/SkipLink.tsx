import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of the main content. */
  readonly target: string
  readonly children?: string | undefined
}

/** First stop of the Tab key: leads past the header (跳到主要内容). */
export const SkipLink = ({ target, children = '跳到主要内容' }: SkipLinkProps) => (
  <a
    href={`#${target}`}
    className={skipLink}
    onClick={(event) => {
      const element = document.getElementById(target)
      if (element === null) return
      event.preventDefault()
      if (!element.hasAttribute('tabindex')) element.tabIndex = -1
      element.focus()
    }}
  >
    {children}
  </a>
)
