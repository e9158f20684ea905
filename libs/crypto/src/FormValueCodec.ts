/**
 * Form-value encoding (表单值加密): each value serialised to a text (a text as it is, anything else as JSON), encrypted, base64 encoded.
 * Decoding never fails: what does not decrypt is given back as it came, marked `encrypted: false`; it is untrusted plain text and still has to
 * pass validation, as must every decrypted one. Names whose value is null or undefined are left out.
 * Source: spec §7 (form values can be encrypted; decryption falls back to raw input; null values dropped).
 * decode(encode({ a: 1 })) → { text: '{"a":1}', encrypted: true }; decode('张三') → { text: '张三', encrypted: false }
 */
import type { BlockCipher } from './BlockCipher.ts'

export type FormValue = string | number | boolean | readonly NestedFormValue[] | { readonly [name: string]: NestedFormValue }
type NestedFormValue = FormValue | null | undefined

export interface DecodedFormValue {
  readonly text: string
  /** Whether the text came out of the cipher; false means it is the raw input. */
  readonly encrypted: boolean
}

export interface FormValueCodec {
  encode(value: FormValue): string
  decode(raw: string): DecodedFormValue
  encodeForm(values: Readonly<Record<string, NestedFormValue>>): Record<string, string>
  decodeForm(raws: Readonly<Record<string, string>>): Record<string, DecodedFormValue>
}

/** The codec over one cipher. */
export const createFormValueCodec = (cipher: BlockCipher): FormValueCodec => {
  const encode = (value: FormValue): string => cipher.encrypt(typeof value === 'string' ? value : JSON.stringify(value))
  const decode = (raw: string): DecodedFormValue => {
    const decrypted = cipher.decrypt(raw)
    return decrypted.ok ? { text: decrypted.value, encrypted: true } : { text: raw, encrypted: false }
  }
  return {
    encode,
    decode,
    encodeForm: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, encode(value)]]))
      ),
    decodeForm: (raws) => Object.fromEntries(Object.entries(raws).map(([name, raw]) => [name, decode(raw)]))
  }
}
