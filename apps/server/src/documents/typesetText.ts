/**
 * Turns the texts of a document into what the templates can draw without loss and without surprise.
 *
 * A text stays a string when every character has a glyph and may wrap by itself; otherwise it becomes a list of strings
 * with, between them, `{ missing: 'U+20BB7' }` for a character no pinned font has (drawn as a box with the code point),
 * `{ wrap }` where a long run of letters or digits may wrap, and paragraph ends that keep endless runs linear to set.
 * Line ends become `\n`, tabs spaces; invisible format characters (zero-width, bidirectional controls, variation
 * selectors) are dropped, so nothing can hide in or reorder a text.
 */
export type TypesetText = string | readonly TypesetPart[]
export type TypesetPart = string | { readonly missing: string } | { readonly wrap: 'line' | 'paragraph' }

export interface Typesetter {
  readonly covers: (codePoint: number) => boolean
  /** Called for each character without a glyph. */
  readonly onMissing: (codePoint: string) => void
}

/** The same data with every string in it typeset. */
export const typesetAll = (value: unknown, typesetter: Typesetter): unknown => {
  if (typeof value === 'string') return typesetText(value, typesetter)
  if (Array.isArray(value)) return value.map((item) => typesetAll(item, typesetter))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetAll(item, typesetter)]))
}

export const typesetText = (text: string, { covers, onMissing }: Typesetter): TypesetText => {
  const parts: TypesetPart[] = []
  let pending = ''
  let run = 0
  let inserted = 0
  const push = (part: TypesetPart) => {
    if (pending !== '') parts.push(pending)
    pending = ''
    parts.push(part)
    if (++inserted % insertedPerParagraph === 0) parts.push({ wrap: 'paragraph' })
  }
  for (const character of plainText(text)) {
    const codePoint = character.codePointAt(0) ?? 0
    if (character !== '\n' && (unprintable.test(character) || !covers(codePoint))) {
      const missing = codePointName(codePoint)
      onMissing(missing)
      push({ missing })
      run = 0
      continue
    }
    run = isUnbroken(codePoint) ? run + 1 : 0
    if (run > longestRun && run % wrapEvery === 1) push({ wrap: 'line' })
    pending += character
  }
  if (parts.length === 0) return pending
  if (pending !== '') parts.push(pending)
  return parts
}

/** Well-formed text with plain line ends and without invisible format characters. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(invisible, '')

const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu
const unprintable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u

/** Latin text, digits and symbols up to 12 in a row stay together; longer runs may wrap every 6. */
const longestRun = 12
const wrapEvery = 6

/** What setting one inserted part costs grows with their number in the paragraph. */
const insertedPerParagraph = 400

const isUnbroken = (codePoint: number) => codePoint > 0x20 && codePoint < 0x2e80

const codePointName = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
