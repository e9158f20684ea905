/**
 * Answers of outside systems (外部接口返回): each wraps its data in one of three envelopes, spec §7, §8.
 *
 * `status`: a flag that is true, 1, "1" or "true". `code`: 0 or "0", or another success code of that system. `result`: a success value of
 * that system. What is not a success → Rejected with the system's own message. `encrypted`: data is base64 ciphertext of JSON text;
 * what does not decrypt or parse → UnrecognisableJson.
 */
import { Effect } from 'effect'
import { Rejected, UnrecognisableJson } from '../errors/errors.ts'

type Fields = Readonly<Record<string, unknown>>
type Accepts = (answer: Fields) => boolean

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isOneOf = (value: unknown, wanted: readonly unknown[]) => wanted.includes(value)

export const acceptsStatus: Accepts = ({ status }) => isOneOf(status, [true, 1, '1', 'true'])

/** `acceptsCode(200)` for the one system whose success code is 200. */
export const acceptsCode =
  (success = 0): Accepts =>
  ({ code }) =>
    isOneOf(code, [success, String(success)])

export const acceptsResult =
  (success: string): Accepts =>
  ({ result }) =>
    result === success

const messageOf = ({ msg, message }: Fields): string => {
  const text = typeof msg === 'string' && msg !== '' ? msg : message
  return typeof text === 'string' ? text : ''
}

/** The data of a successful answer. */
export const dataOf = (request: string, answer: unknown, accepts: Accepts): Effect.Effect<unknown, Rejected | UnrecognisableJson> => {
  if (!isFields(answer)) return Effect.fail(new UnrecognisableJson({ request }))
  return accepts(answer) ? Effect.succeed(answer['data']) : Effect.fail(new Rejected({ msg: messageOf(answer) }))
}

export type Decrypt = (text: string) => { readonly ok: true; readonly value: string } | { readonly ok: false }

/** Data that came encrypted, as the JSON it stands for. */
export const decrypted = (request: string, data: unknown, decrypt: Decrypt): Effect.Effect<unknown, UnrecognisableJson> => {
  const text = typeof data === 'string' ? decrypt(data) : { ok: false as const }
  const unreadable = () => new UnrecognisableJson({ request })
  return text.ok ? Effect.try({ try: (): unknown => JSON.parse(text.value), catch: unreadable }) : Effect.fail(unreadable())
}
