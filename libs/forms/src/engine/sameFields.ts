/** True when two objects of the same shape hold the same things, lists compared entry by entry. */
export const sameFields = (one: object, other: object): boolean => {
  const right = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([key, value]) => same(value, right.get(key)))
}

const same = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((entry, index) => Object.is(entry, other[index])))
