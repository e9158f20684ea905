/**
 * Emptiness of a form value (空值): nil, a blank string, "-1", "[]", an array or an object without entries.
 * 0 and false are values. A file list is an array; what is not JSON (a Map, a date) is a value.
 * Source: specification 5 and its ruling. isEmpty(' ') is true, isEmpty('0') is false.
 */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value === '-1' || value === '[]' || value.trim() === ''
  if (value === undefined || value === null) return true
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.length === 0
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0
}
