/** A font (字型): its file as it stands in the package, or none, and then the names by which a system knows it. */
export interface Font {
  readonly name: string
  readonly family: string | undefined
  readonly isSerif: boolean
  readonly isFixedWidth: boolean
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly file: (() => Uint8Array | undefined) | undefined
}
