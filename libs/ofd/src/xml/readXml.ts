/**
 * XML as a tree (XML 读取), as OFD needs it: elements by local name, attributes, text. It knows no document type, so nothing can be fetched or
 * unfolded: a DOCTYPE or an unknown entity is refused. At most 64 levels, 400,000 elements and attributes and 64 MB of text a file. Works where
 * no DOM is (worker, Node). Source: XML 1.0 §2; GB/T 33190-2016 §6 (no DTD).
 */
import { OfdRefused } from '../archive/OfdRefused.ts'

export interface XmlElement {
  /** Without prefix: `TextObject` of `ofd:TextObject`. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** What stands directly in it, without that of its children. */
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly written: string
  readonly children: OpenElement[]
  text: string
}

const deepest = 64
const mostParts = 400_000

const known: ReadonlyMap<string, string> = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

const character = (reference: string): string => {
  const code = reference.startsWith('#x') ? Number.parseInt(reference.slice(2), 16) : Number.parseInt(reference.slice(1), 10)
  if (!(code > 0 && code <= 0x10ffff)) throw new OfdRefused('broken')
  return String.fromCodePoint(code)
}

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&([^;&]{0,12};?)/g, (_, written: string) => {
        const reference = written.endsWith(';') ? written.slice(0, -1) : ''
        const found = reference.startsWith('#') ? character(reference) : known.get(reference)
        if (found === undefined) throw new OfdRefused('broken')
        return found
      })
    : text

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const declared = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]+)["']/

const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const label = declared.exec(String.fromCharCode(...bytes.subarray(0, 256)))?.[1]?.toLowerCase()
  return new TextDecoder(label !== undefined && /^gb(?:k|2312|18030)$/.test(label) ? 'gb18030' : 'utf-8').decode(bytes)
}

const attribute = /([^\s=/"'<>]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const space = /\s*/y

/** The place of `mark`, or the file is cut off. */
const find = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from)
  if (at < 0) throw new OfdRefused('broken')
  return at
}

export const parseXml = (text: string): XmlElement => {
  const open: OpenElement[] = []
  let root: OpenElement | undefined
  let parts = 0
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0

  const count = () => {
    parts += 1
    if (parts > mostParts) throw new OfdRefused('tooLarge')
  }
  const add = (piece: string) => {
    const last = open.at(-1)
    if (last !== undefined) last.text += piece
  }
  const skipSpace = () => {
    space.lastIndex = at
    at += space.exec(text)?.[0].length ?? 0
  }

  const start = () => {
    count()
    const name = /[^\s/>]+/y
    name.lastIndex = at + 1
    const [written] = name.exec(text) ?? []
    if (written === undefined) throw new OfdRefused('broken')
    at += 1 + written.length
    const attributes = new Map<string, string>()
    for (skipSpace(); text[at] !== '>' && text[at] !== '/'; skipSpace()) {
      attribute.lastIndex = at
      const [whole, key, double, single] = attribute.exec(text) ?? []
      if (whole === undefined || key === undefined) throw new OfdRefused('broken')
      count()
      attributes.set(localName(key), unescaped(double ?? single ?? ''))
      at += whole.length
    }
    const isEmpty = text[at] === '/'
    at += isEmpty ? 2 : 1
    if (text[at - 1] !== '>') throw new OfdRefused('broken')
    const element: OpenElement = { written, name: localName(written), attributes, children: [], text: '' }
    const parent = open.at(-1)
    if (parent !== undefined) parent.children.push(element)
    else if (root === undefined) root = element
    else throw new OfdRefused('broken')
    if (isEmpty) return
    open.push(element)
    if (open.length > deepest) throw new OfdRefused('tooLarge')
  }

  const end = () => {
    const close = find(text, '>', at)
    if (open.pop()?.written !== text.slice(at + 2, close).trim()) throw new OfdRefused('broken')
    at = close + 1
  }

  while (at < text.length) {
    const next = text.indexOf('<', at)
    if (next < 0) break
    if (next > at) add(unescaped(text.slice(at, next)))
    at = next
    if (text.startsWith('<!--', at)) at = find(text, '-->', at + 4) + 3
    else if (text.startsWith('<![CDATA[', at)) {
      const close = find(text, ']]>', at)
      add(text.slice(at + 9, close))
      at = close + 3
    } else if (text.startsWith('<!', at)) throw new OfdRefused('broken')
    else if (text.startsWith('<?', at)) at = find(text, '?>', at) + 2
    else if (text[at + 1] === '/') end()
    else start()
  }
  if (root === undefined || open.length > 0) throw new OfdRefused('broken')
  return root
}

/** Throws OfdRefused. UTF-8, UTF-16 by its mark, GB 18030 where the file declares it. */
export const readXml = (bytes: Uint8Array): XmlElement => parseXml(decoded(bytes))

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

/** The trimmed text of a child, or undefined where it is missing or empty. */
export const textOf = (element: XmlElement | undefined, name: string): string | undefined => {
  const text = childOf(element, name)?.text.trim()
  return text === '' ? undefined : text
}
