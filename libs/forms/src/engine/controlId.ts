/** DOM id of the control of a field, material or table cell; `^` and other signs become `-`. */
export const controlId = (fieldId: string): string => `f-${fieldId.replaceAll(/[^\w一-鿿]+/g, '-')}`
