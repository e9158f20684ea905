/** A text of a length that can be read (截短): what is longer ends with `…`. Example: 300 times 长 → 200 times and `…`. */
export const shortened = (text: string, most = 200): string => (text.length <= most ? text : `${text.slice(0, most)}…`)
