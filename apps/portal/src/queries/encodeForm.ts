/** Form-value encoding of spec §7 with the key of this session; plain text while there is no key. The cipher loads when first needed. */
import { formKey } from '../session/formKey.ts'

const makeCodec = async (keyHex: string) => {
  const [{ createBlockCipher }, { createFormValueCodec }] = await Promise.all([
    import('@ljonething/crypto/BlockCipher'),
    import('@ljonething/crypto/FormValueCodec')
  ])
  return createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex }))
}

/** Of the key asked for last: to use a cipher is cheaper than to make one. */
let kept: { readonly keyHex: string; readonly codec: Awaited<ReturnType<typeof makeCodec>> } | undefined

export const encodeForm = async (text: string): Promise<string> => {
  const keyHex = formKey.get()
  if (keyHex === undefined) return text
  if (kept?.keyHex !== keyHex) kept = { keyHex, codec: await makeCodec(keyHex) }
  return kept.codec.encode(text)
}
