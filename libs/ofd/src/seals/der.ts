/**
 * DER (ASN.1 编码) as electronic seals and their certificates use it: read without a schema, and written. What is damaged is undefined, never an error.
 * Source: ITU-T X.690.
 */

export interface Der {
  readonly tag: number
  readonly content: Uint8Array
  /** With its tag and length: what signatures are made over. */
  readonly whole: Uint8Array
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export const tags = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  objectId: 0x06,
  utf8: 0x0c,
  printable: 0x13,
  ia5: 0x16,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31
} as const

/** The value that begins at `at`; undefined where its length leads out of the bytes. */
const valueAt = (bytes: Uint8Array, at: number): Der | undefined => {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined || first === 0x80 || first > 0x84) return undefined
  const lengthBytes = first > 0x80 ? first - 0x80 : 0
  let length = first > 0x80 ? 0 : first
  for (let index = 0; index < lengthBytes; index++) length = length * 256 + (bytes[at + 2 + index] ?? 0)
  const start = at + 2 + lengthBytes
  return start + length > bytes.length
    ? undefined
    : { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) }
}

export const readDer = (bytes: Uint8Array): Der | undefined => valueAt(bytes, 0)

/** Of a value that is put together; up to the first that is damaged. */
export const partsOf = (value: Der | undefined): readonly Der[] => {
  const parts: Der[] = []
  if (value === undefined || (value.tag & 0x20) === 0) return parts
  for (let at = 0; at < value.content.length && parts.length < 10_000;) {
    const part = valueAt(value.content, at)
    if (part === undefined) break
    parts.push(part)
    at += part.whole.length
  }
  return parts
}

/** `1.2.156.10197.1.501` */
export const objectIdOf = (value: Der | undefined): string | undefined => {
  if (value?.tag !== tags.objectId) return undefined
  const numbers: number[] = []
  let number = 0
  for (const byte of value.content) {
    number = number * 128 + (byte & 0x7f)
    if ((byte & 0x80) !== 0) continue
    if (numbers.length === 0) numbers.push(Math.min(2, Math.floor(number / 40)), number - 40 * Math.min(2, Math.floor(number / 40)))
    else numbers.push(number)
    number = 0
  }
  return numbers.join('.')
}

/** A BIT STRING of whole bytes. */
export const bitsOf = (value: Der | undefined): Uint8Array | undefined =>
  value?.tag === tags.bits && value.content[0] === 0 ? value.content.subarray(1) : undefined

export const derTextOf = (value: Der | undefined): string | undefined =>
  value === undefined ? undefined : new TextDecoder().decode(value.content)

/** UTCTime or GeneralizedTime as `yyyy-mm-ddThh:mm:ssZ`; DER asks for UTC, makers of seals write `+0800` too. */
export const derTimeOf = (value: Der | undefined): string | undefined => {
  const text = derTextOf(value) ?? ''
  const long = value?.tag === tags.utcTime ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const [, date, time, sign = '+', hours = '00', minutes = '00'] = /^(\d{8})(\d{6})(?:\.\d+)?(?:Z|([+-])(\d\d)(\d\d))?$/.exec(long) ?? []
  if (date === undefined || time === undefined) return undefined
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
  const at = Date.parse(`${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}${sign}${hours}:${minutes}`)
  return Number.isNaN(at) ? undefined : `${new Date(at).toISOString().slice(0, 19)}Z`
}

export const der = (tag: number, ...contents: readonly Uint8Array[]): Uint8Array => {
  const length = contents.reduce((sum, { length: size }) => sum + size, 0)
  const lengthBytes: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) lengthBytes.unshift(rest % 256)
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 + lengthBytes.length, ...lengthBytes]
  const whole = new Uint8Array(head.length + length)
  whole.set(head)
  let at = head.length
  for (const content of contents) {
    whole.set(content, at)
    at += content.length
  }
  return whole
}

const text = (tag: number) => (value: string) => der(tag, new TextEncoder().encode(value))

export const sequence = (...parts: readonly Uint8Array[]): Uint8Array => der(tags.sequence, ...parts)
export const derUtf8 = text(tags.utf8)
export const derIa5 = text(tags.ia5)
export const derBytes = (value: Uint8Array): Uint8Array => der(tags.bytes, value)
export const derBits = (value: Uint8Array): Uint8Array => der(tags.bits, Uint8Array.of(0), value)
/** Not negative, below 2^31. */
export const derInteger = (value: number): Uint8Array => {
  const bytes: number[] = []
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return der(tags.integer, Uint8Array.from((bytes[0] ?? 0x80) >= 0x80 ? [0, ...bytes] : bytes))
}
/** `yyyy-mm-ddThh:mm:ss…` in UTC. */
export const derTime = (value: string): Uint8Array => text(tags.time)(`${value.replace(/\D/g, '').slice(0, 14)}Z`)
export const derObjectId = (value: string): Uint8Array => {
  const [first = 0, second = 0, ...rest] = value.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number & 0x7f]
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128)) digits.unshift((left & 0x7f) | 0x80)
    return digits
  })
  return der(tags.objectId, Uint8Array.from(bytes))
}

export const sm2WithSm3 = '1.2.156.10197.1.501'
export const sm3ObjectId = '1.2.156.10197.1.401'
export const sm2Curve = '1.2.156.10197.1.301'
