const written = (sign: string): string => (sign === '^' ? '-' : `·${sign.codePointAt(0)?.toString(16)}·`)

/** Almost every id: a group and a name. */
const usual = /^\w+\^\w+$/

/** DOM id of the control of a field, material or table cell, one for each: `^` becomes `-`, any other sign its number. */
export const controlId = (fieldId: string): string =>
  usual.test(fieldId) ? `f-${fieldId.replace('^', '-')}` : `f-${fieldId.replaceAll(/[^\w一-鿿]/gu, written)}`
