const written = (sign: string): string => (sign === '^' ? '-' : `·${sign.codePointAt(0)?.toString(16)}·`)

/** DOM id of the control of a field, material or table cell, one for each: `^` becomes `-`, any other sign its number. */
export const controlId = (fieldId: string): string => `f-${fieldId.replaceAll(/[^\w一-鿿]/gu, written)}`
