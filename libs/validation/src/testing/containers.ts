/** Builds the smallest zip files and compound files a test needs; not part of the package's face. */
const little = (value: number, width: number): readonly number[] =>
  Array.from({ length: width }, (_, i) => Math.floor(value / 256 ** i) % 256)
const ascii = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0))

interface ZipShape {
  /** Leave the sizes out of the headers, as a streaming writer does. */
  readonly sizesFollow?: boolean
  readonly content?: Uint8Array
  /** Extra field of each header. */
  readonly extra?: Uint8Array
  /** Type and rights of Unix, of every entry. */
  readonly mode?: number
}

/** A zip file with stored entries of these names. */
export function zipFile(
  names: readonly string[],
  { sizesFollow = false, content = Uint8Array.of(1, 2, 3), extra = new Uint8Array(0), mode = 0 }: ZipShape = {}
): Uint8Array {
  const flags = little(sizesFollow ? 8 : 0, 2)
  const size = little(content.length, 4)
  const written = sizesFollow ? little(0, 4) : size
  const entries = names.map((name) => [
    ...ascii('PK\x03\x04'),
    ...little(20, 2),
    ...flags,
    ...little(0, 10),
    ...written,
    ...written,
    ...little(name.length, 2),
    ...little(extra.length, 2),
    ...ascii(name),
    ...extra,
    ...content
  ])
  const startOf = (at: number) => entries.slice(0, at).flat().length
  const directory = names.flatMap((name, at) => [
    ...ascii('PK\x01\x02'),
    ...little(20, 2),
    ...little(20, 2),
    ...flags,
    ...little(0, 10),
    ...size,
    ...size,
    ...little(name.length, 2),
    ...little(extra.length, 2),
    ...little(0, 8),
    ...little(mode, 2),
    ...little(startOf(at), 4),
    ...ascii(name),
    ...extra
  ])
  const body = entries.flat()
  return Uint8Array.from([
    ...body,
    ...directory,
    ...ascii('PK\x05\x06'),
    ...little(0, 4),
    ...little(names.length, 2),
    ...little(names.length, 2),
    ...little(directory.length, 4),
    ...little(body.length, 4),
    ...little(0, 2)
  ])
}

/** A compound file of 512-byte sectors: allocation table, then a directory with these names, four to a sector. */
export function compoundFile(names: readonly string[]): Uint8Array {
  const sectors = Math.ceil(names.length / 4)
  const file = new Uint8Array(512 * (2 + sectors))
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  file.set(little(9, 2), 30)
  file.set(little(1, 4), 48)
  file.set(little(0, 4), 76)
  file.set(little(0xfffffffd, 4), 512)
  for (let i = 1; i <= sectors; i++) file.set(little(i === sectors ? 0xfffffffe : i + 1, 4), 512 + i * 4)
  names.forEach((name, i) => {
    const at = 1024 + i * 128
    file.set(
      ascii(name).flatMap((code) => little(code, 2)),
      at
    )
    file.set(little(name.length * 2 + 2, 2), at + 64)
  })
  return file
}
