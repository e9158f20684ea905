/**
 * Whether an XML text declares a document type (DOCTYPE) or an entity, which a reader might fetch or unfold without end; asked piece by piece. Read
 * as UTF-8 and, by its mark or its zero bytes, as UTF-16. Comments are no way to hide it: `<!DOCTYPE` anywhere counts.
 */
const declaration = /<!(?:DOCTYPE|ENTITY)/iu
/** Bytes of the piece before, in which a declaration may begin. */
const overlap = 32

const isWide = (bytes: Buffer) => bytes.subarray(0, 4).includes(0) || /^f(?:ffe|eff)/.test(bytes.toString('hex', 0, 2))

export const doctypeFinder = () => {
  let wide: boolean | undefined
  let rest = Buffer.alloc(0)
  return (piece: Buffer): boolean => {
    const bytes = Buffer.concat([rest, piece])
    wide ??= isWide(bytes)
    rest = bytes.subarray(-overlap)
    return declaration.test(wide ? bytes.filter((byte) => byte !== 0).toString() : bytes.toString('latin1'))
  }
}

export const declaresDoctype = async (pieces: AsyncIterable<Buffer>): Promise<boolean> => {
  const finds = doctypeFinder()
  for await (const piece of pieces) if (finds(piece)) return true
  return false
}
