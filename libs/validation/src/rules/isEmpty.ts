/**
 * Emptiness of a form value (空值): nil, a blank string, "-1", "[]", an array or an object without entries.
 * 0 and false are values. A file list is an array; what is not JSON (a Map, a date) is a value.
 * Source: specification 5 and its ruling. isEmpty(' ') is true, isEmpty('0') is false.
 */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return isEmptyText(value)
  if (value === undefined || value === null) return true
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.length === 0
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0
}

/** Most texts start with a character that is no white space, which is cheaper to see than to trim. */
function isEmptyText(text: string): boolean {
  const first = text.charCodeAt(0)
  const isMarked = (first > 32 && first < 160) || (first > 0x3000 && first < 0xfeff)
  return isMarked ? text === '-1' || text === '[]' : text.trim() === ''
}
