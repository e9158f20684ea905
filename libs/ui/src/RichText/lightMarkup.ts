import { keptTags } from './keptTags.ts'

/**
 * HTML made light to parse (标记瘦身); what is safe is decided by sanitizeHtml alone. A parser repeats unclosed formatting elements in each
 * later paragraph, as often as their attributes differ: 500 tags can cost 20 seconds. It also lets bodies out of some unlisted elements
 * (a form in a form, an input in a select). So tags keep only attributes that count, unlisted ones get names that mean nothing to it.
 * Fails with undefined past 1,000,000 characters or 20,000 tags.
 * Example: `<p class="x">一<form>二</form><a href='/y' id=z>三</a>` → `<p>一<x-form>二</x-form><a href="/y">三</a>`.
 */
export const lightMarkup = (html: string): string | undefined => {
  if (html.length > 1_000_000) return undefined
  let tags = 0
  const light = html.replaceAll(token, (_, _raw: string | undefined, slash: string, name: string | undefined, rest: string) => {
    if (name === undefined) return '<!---->'
    tags += 1
    if (page.test(name)) return ' '
    return `<${slash}${lightName(name.toLowerCase())}${slash === '' && bearers.test(name) ? attributesOf(rest) : ''}>`
  })
  return tags > 20_000 ? undefined : light
}

/** Comments, elements whose body is no markup, tags. Each may end with the text, so that no match fails half-way: linear on any input. */
const token = new RegExp(
  [
    /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/,
    /<(script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)(?=[\s/>])[\s\S]*?(?:<\/\1(?=[\s/>])[^>]*(?:>|$)|$)/,
    /<(\/?)([a-z][^\s/>]*)((?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|=|[^=>]+)*)(?:>|$)/
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi'
)
const page = /^(?:html|head|body)$/i
const bearers = /^(?:a|th|td)$/i
const attribute = /(?<=[\s"'/])(href|title|colspan|rowspan)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const quoted: Readonly<Record<string, string>> = { '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Unlisted elements without a body: their names have to stay. */
const bodyless = new Set('area base basefont bgsound col embed frame hr image img input keygen link meta param source track wbr'.split(' '))

const lightName = (name: string): string => {
  if (keptTags.has(name) || bodyless.has(name)) return name
  return /^[\w:-]+$/.test(name) ? `x-${name}` : 'x-unknown'
}

const attributesOf = (rest: string): string =>
  Array.from(rest.matchAll(attribute), ([, name, double, single, bare]) => {
    const value = (double ?? single ?? bare ?? '').replaceAll(/["<>]/g, (character) => quoted[character] ?? '')
    return ` ${name}="${value}"`
  }).join('')
