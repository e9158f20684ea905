/**
 * Writes requests of a shape with a hostile value in one place and ordinary ones in all others (请求书写): as an address, as JSON, as multipart.
 * `sample` gives the ordinary values by name; what it does not name is made up from the shape, optional members are left out.
 */
import type { HostileValue } from './hostileValues.ts'
import type { Operation, Shape, Step } from './requestShape.ts'

export interface Harm {
  readonly steps: readonly Step[]
  readonly value: HostileValue
}

export interface Written {
  /** Path and query. */
  readonly address: string
  readonly contentType?: string
  readonly body?: Buffer
}

/** Encrypts like the browser of a session, or not at all. */
export type Encode = (text: string) => string

interface Writing {
  readonly encode: Encode
}

const boundary = 'hostile-boundary'

const own = (sample: unknown, name: string): unknown =>
  typeof sample === 'object' && sample !== null && Object.hasOwn(sample, name)
    ? (sample as Readonly<Record<string, unknown>>)[name]
    : undefined

const below = (harm: Harm | undefined, matches: (step: Step) => boolean): Harm | undefined => {
  const [step, ...steps] = harm?.steps ?? []
  return harm !== undefined && step !== undefined && matches(step) ? { steps, value: harm.value } : undefined
}
const isAt = (harm: Harm | undefined): harm is Harm => harm !== undefined && harm.steps.length === 0

const carried = (shape: Extract<Shape, { kind: 'carried' }>, sample: unknown, harm: Harm | undefined, writing: Writing): string => {
  const inner = below(harm, (step) => step === 'inside')
  const asText = shape.as === 'encodedText'
  const plain = asText && isAt(inner) ? inner.value.text : asText ? String(sample ?? 'a') : jsonOf(shape.content, sample, inner, writing)
  if (shape.as === 'addressJson') return encodeURIComponent(plain)
  return shape.as === 'json' ? plain : writing.encode(plain)
}

const jsonOf = (shape: Shape, sample: unknown, harm: Harm | undefined, writing: Writing): string => {
  if (isAt(harm)) return harm.value.json
  switch (shape.kind) {
    case 'members':
      return `{${membersOf(shape, sample, harm)
        .flatMap((member) => {
          const written = `${JSON.stringify(member.name)}:${jsonOf(member.shape, member.sample, member.harm, writing)}`
          return member.isTwice ? [`${JSON.stringify(member.name)}:"once"`, written] : [written]
        })
        .join()}}`
    case 'map': {
      const entries = Object.entries(sample ?? {})
      const [first = ['a', undefined], ...rest] = entries
      const key = below(harm, (step) => step === 'key')
      const name = key === undefined ? JSON.stringify(first[0]) : JSON.stringify(key.value.text)
      const every = below(harm, (step) => step === 'entries')
      const value = jsonOf(shape.value, first[1], every ?? below(harm, (step) => step === 'entry'), writing)
      const others = rest.map(([other, one]) => `${JSON.stringify(other)}:${jsonOf(shape.value, one, every, writing)}`)
      return `{${[`${name}:${value}`, ...others].join()}}`
    }
    case 'list': {
      const [first, ...rest] = Array.isArray(sample) ? sample : [undefined]
      return `[${[
        jsonOf(
          shape.item,
          first,
          below(harm, (step) => step === 'item'),
          writing
        ),
        ...rest.map((one) => JSON.stringify(one))
      ].join()}]`
    }
    case 'carried':
      return JSON.stringify(carried(shape, sample, harm, writing))
    case 'file':
      return '""'
    case 'value':
      return JSON.stringify(sample ?? shape.sample)
  }
}

/** A value of an address or of a part of multipart. */
const textOf = (shape: Shape, sample: unknown, harm: Harm | undefined, writing: Writing): string => {
  if (isAt(harm)) return harm.value.text
  if (shape.kind === 'carried') return carried(shape, sample, harm, writing)
  return shape.kind === 'value' ? String(sample ?? shape.sample) : jsonOf(shape, sample, harm, writing)
}

/** The server reads 16 KB of address and headers; what is longer never reaches the service. */
const longestAddress = 12_000

const addressOf = ({ address, text }: HostileValue): string =>
  address ?? encodeURIComponent(text.slice(0, longestAddress / 9).toWellFormed())

const membersOf = (shape: Extract<Shape, { kind: 'members' }>, sample: unknown, harm: Harm | undefined) =>
  shape.members.flatMap((member) => {
    const given = own(sample, member.name)
    const at = below(harm, (step) => typeof step === 'object' && step.member === member.name)
    if (member.isOptional && given === undefined && at === undefined) return []
    if (isAt(at) && at.value.parameter === 'missing') return []
    return [{ ...member, sample: given, harm: at, isTwice: isAt(at) && at.value.parameter === 'twice' }]
  })

const partOf = (name: string, shape: Shape, sample: unknown, harm: Harm | undefined, writing: Writing): Buffer => {
  const isFile = shape.kind === 'file'
  const fileName = isFile && isAt(harm) ? harm.value.text : 'a.jpg'
  const quoted = fileName.replaceAll('"', '%22').replace(/[\r\n]/gu, ' ')
  const head = isFile
    ? `Content-Disposition: form-data; name="${name}"; filename="${quoted}"\r\nContent-Type: image/jpeg`
    : `Content-Disposition: form-data; name="${name}"`
  const content = isFile && sample instanceof Uint8Array ? sample : Buffer.from(textOf(shape, sample, harm, writing))
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')])
}

export const writeRequest = ({ path, place, shape }: Operation, sample: unknown, encode: Encode, harm?: Harm): Written => {
  const writing = { encode }
  if (place === 'json') return { address: path, contentType: 'application/json', body: Buffer.from(jsonOf(shape, sample, harm, writing)) }
  if (shape.kind !== 'members') throw new Error('only members stand in an address or in parts')
  if (isAt(harm) && place === 'query') return { address: `${path}?${addressOf(harm.value)}` }
  if (isAt(harm) && place === 'path') return { address: path.replace(/:.*/, addressOf(harm.value)) }
  const multipart = `multipart/form-data; boundary=${boundary}`
  if (isAt(harm)) return { address: path, contentType: multipart, body: Buffer.from(harm.value.text) }
  const members = membersOf(shape, sample, harm)
  if (place === 'multipart') {
    const parts = members.flatMap((member) => {
      const part = partOf(member.name, member.shape, member.sample, member.harm, writing)
      return member.isTwice ? [part, part] : [part]
    })
    return { address: path, contentType: multipart, body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]) }
  }
  const written = members.map(({ name, shape: inner, sample: given, harm: at, isTwice }) => ({
    name,
    isTwice,
    text: isAt(at) ? addressOf(at.value) : encodeURIComponent(textOf(inner, given, at, writing)).slice(0, longestAddress)
  }))
  if (place === 'path') {
    const texts = new Map(written.map(({ name, text, isTwice }) => [name, isTwice ? `${text}/${text}` : text]))
    return { address: path.replace(/:(\w+)/g, (_, name: string) => texts.get(name) ?? '') }
  }
  const pairs = written.flatMap(({ name, isTwice, text }) => {
    const pair = `${encodeURIComponent(name)}=${text}`
    return isTwice ? [pair, pair] : [pair]
  })
  return { address: pairs.length === 0 ? path : `${path}?${pairs.join('&')}` }
}
