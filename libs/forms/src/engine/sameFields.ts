/** True when two objects that were made alike, their parts in one order, hold the same things, lists compared entry by entry. */
export const sameFields = (one: object, other: object): boolean => {
  const right: readonly unknown[] = Object.values(other)
  return Object.values(one).every((value, at) => same(value, right[at]))
}

const same = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((entry, index) => Object.is(entry, other[index])))
