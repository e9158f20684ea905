import fc from 'fast-check'

/** Any Unicode character (任意字符) but a lone surrogate, for properties; fast-check's own takes seconds to set up. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
