/** SHA-256 of these bytes (摘要), hex: what is signed is what was shown. */
export const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
