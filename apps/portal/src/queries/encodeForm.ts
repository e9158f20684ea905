/** Form-value encoding of spec §7 with the key of this session; plain text while there is no key. The cipher loads when first needed. */
import { formKey } from '../session/formKey.ts'

export const encodeForm = async (text: string): Promise<string> => {
  const keyHex = formKey.get()
  if (keyHex === undefined) return text
  const [{ createBlockCipher }, { createFormValueCodec }] = await Promise.all([
    import('@ljonething/crypto/BlockCipher'),
    import('@ljonething/crypto/FormValueCodec')
  ])
  return createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex })).encode(text)
}
