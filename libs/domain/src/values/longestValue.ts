/** The longest value of a form in UTF-16 units (取值上限): about a thousand ticked leaves of a tree. A longer one is sent by no call and kept nowhere. */
export const longestValue = 100_000
