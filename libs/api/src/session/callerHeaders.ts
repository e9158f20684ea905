/**
 * The two headers of a call (请求头, spec §6 as ruled), as far as they are texts of their kinds; what is none is not there, and its sender a visitor
 * of the usual client. So nothing longer than a key is ever hashed and looked up.
 */
import { Option, Schema } from 'effect'
import { Code, Key } from '../schema/texts.ts'
import { clientTypeHeader, tokenHeader } from './Session.ts'

const readKey = Schema.decodeUnknownOption(Key)
const readCode = Schema.decodeUnknownOption(Code)

export const callerHeaders = (headers: Readonly<Record<string, string | undefined>>) => ({
  token: Option.getOrUndefined(readKey(headers[tokenHeader])),
  clientType: Option.getOrUndefined(readCode(headers[clientTypeHeader]))
})
