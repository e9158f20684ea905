/** A value as it left the browser, which has to be encrypted with the key of the session in tests. */
import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import { valueKey } from './renderPortal.tsx'

const codec = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: valueKey }))

export const decrypted = (value: string | undefined): string => {
  const { text, encrypted } = codec.decode(value ?? '')
  if (!encrypted) throw new Error('a value left as plain text')
  return text
}
