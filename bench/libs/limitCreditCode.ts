/** The limit for social credit codes: one table look-up per character, Horner's rule from the right, one remainder at the end. */
const values = Int8Array.from({ length: 128 }, (_, code) => '0123456789ABCDEFGHJKLMNPQRTUWXY'.indexOf(String.fromCharCode(code)))

export const limitCreditCode = (code: string): boolean => {
  if (code.length !== 18) return false
  let sum = 0
  for (let at = 16; at >= 0; at -= 1) {
    const value = values[code.charCodeAt(at)] ?? -1
    if (value < 0) return false
    sum = sum * 3 + value
  }
  const check = values[code.charCodeAt(17)] ?? -1
  return check >= 0 && (sum + check) % 31 === 0
}
