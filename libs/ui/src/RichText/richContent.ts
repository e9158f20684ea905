import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

/** Sanitised HTML as it stands on the page (富文本内容): links to pages open in a new tab and say so; undefined as in sanitizeHtml. */
export const richContent = (html: string): DocumentFragment | undefined => {
  const content = sanitizeHtml(html)
  for (const link of content?.querySelectorAll('a') ?? []) {
    if (/^(?:https?:|\/)/i.test(link.getAttribute('href') ?? '')) openInNewTab(link)
  }
  return content
}

const openInNewTab = (link: HTMLAnchorElement) => {
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  const notice = link.ownerDocument.createElement('span')
  notice.className = hidden
  notice.textContent = '（在新标签页打开）'
  link.append(notice)
}
