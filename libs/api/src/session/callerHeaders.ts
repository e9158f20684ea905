/**
 * The two headers of a call (请求头, spec §6 as ruled), as far as they are texts of their kinds; what is none is not there, and its sender a visitor
 * of the usual client. So nothing longer than a key is ever hashed and looked up.
 */
import { Option, Schema } from 'effect'
import { Code, Key } from '../schema/texts.ts'
import { clientTypeHeader, tokenHeader } from './Session.ts'

/** A key as well as a code, told at a glance: what nearly every call sends. */
const plain = /^[ -~]{0,64}$/

const reading = (kind: typeof Key) => {
  const read = Schema.decodeUnknownOption(kind)
  return (text: string | undefined): string | undefined =>
    text === undefined || plain.test(text) ? text : Option.getOrUndefined(read(text))
}
const [readKey, readCode] = [reading(Key), reading(Code)]

export const callerHeaders = (headers: Readonly<Record<string, string | undefined>>) => ({
  token: readKey(headers[tokenHeader]),
  clientType: readCode(headers[clientTypeHeader])
})
