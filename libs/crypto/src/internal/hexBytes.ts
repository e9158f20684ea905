/** The bytes of a hexadecimal text of exactly `length` bytes, or undefined for any other text. */
export const hexBytes = (hex: string, length: number): Uint8Array<ArrayBuffer> | undefined => {
  if (hex.length !== length * 2 || /[^0-9a-f]/i.test(hex)) return undefined
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
}
