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
let made: { readonly keyHex: string; readonly codec: ReturnType<typeof makeCodec> } | undefined

const codecOf = (keyHex: string) => {
  if (made?.keyHex === keyHex) return made.codec
  const codec = makeCodec(keyHex)
  made = { keyHex, codec }
  codec.catch(() => {
    made = undefined
  })
  return codec
}

export const encodeForm = async (text: string): Promise<string> => {
  const keyHex = formKey.get()
  return keyHex === undefined ? text : (await codecOf(keyHex)).encode(text)
}
