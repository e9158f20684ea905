import type { Config } from 'dompurify'
import createDOMPurify from 'dompurify'
import { keptTags } from './keptTags.ts'
import { lightMarkup } from './lightMarkup.ts'

/**
 * HTML from data made safe to show (富文本净化): unlisted tags go together with their bodies, comments and unlisted attributes go, links lead
 * to web addresses, to this site, to mail and telephone alone. The fragment belongs to a document without scripts and is never written out
 * and parsed again. Fails with undefined where the text is too much to parse (lightMarkup). Source: spec §9.
 * Example: `<p onclick="x()">一<font>二</font><!-- 三 --></p>` → `<p>一</p>`.
 */
export const sanitizeHtml = (html: string): DocumentFragment | undefined => {
  const light = lightMarkup(html)
  return light === undefined ? undefined : purify.sanitize(light, { ...config, RETURN_DOM_FRAGMENT: true })
}

const address = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))\P{Cc}*$/iu
const cells = /^[1-9]\d?$/
const words = /\S/

/** What an attribute of an element has to look like; all others go. */
const attributes: ReadonlyMap<string, RegExp> = new Map([
  ['a href', address],
  ['a title', words],
  ['th colspan', cells],
  ['th rowspan', cells],
  ['th title', words],
  ['td colspan', cells],
  ['td rowspan', cells],
  ['td title', words]
])

const config: Config = {
  ALLOWED_TAGS: [...keptTags, '#text'],
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORCE_BODY: true,
  KEEP_CONTENT: false
}

const purify = createDOMPurify(window)

purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  attribute.keepAttr = attributes.get(`${element.localName} ${attribute.attrName}`)?.test(attribute.attrValue) ?? false
})
