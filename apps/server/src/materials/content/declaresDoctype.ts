/**
 * Whether an XML text declares a document type (DOCTYPE) or an entity, which a reader might fetch or unfold without end. Read as UTF-8 and, by its
 * mark or its zero bytes, as UTF-16. Comments are no way to hide it: `<!DOCTYPE` anywhere counts.
 */
const declaration = /<!(?:DOCTYPE|ENTITY)/iu

export const declaresDoctype = (content: Uint8Array): boolean => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const wide = bytes.subarray(0, 4).includes(0) || /^f(?:ffe|eff)/.test(bytes.toString('hex', 0, 2))
  return declaration.test(wide ? bytes.filter((byte) => byte !== 0).toString() : bytes.toString('latin1'))
}
