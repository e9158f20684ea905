/** Base64 (RFC 4648 §4) by Node's buffers. Only the exact text that encoding gives is decoded; anything else is undefined. */
export const encodeBase64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')

export const decodeBase64 = (text: string): Uint8Array | undefined => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}
