/** The dots between the parts of a name (间隔号), as they stand in a class of characters: U+00B7, 2022, 2027, 2219, 22C5, 30FB. */
export const middleDots = '\u00b7\u2022\u2027\u2219\u22c5\u30fb'
