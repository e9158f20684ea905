/**
 * Reads a form value of the wire (表单值加密, spec §7): encoded with the key of the caller's session, or plain text.
 * A value that does not decrypt is taken as it came and is untrusted either way; JSON, which is no base64, is not tried.
 */
import { Caller } from '@ljonething/api/session/Session'
import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import { Effect } from 'effect'

export const readFormValue = (raw: string): Effect.Effect<string, never, Caller> =>
  Effect.map(Caller, ({ formKey }) =>
    formKey === undefined || raw.startsWith('{')
      ? raw
      : createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: formKey })).decode(raw).text
  )
