/** Whether two JSON values are equal in content; the order of object keys does not matter. Works on any depth without recursion. */
export function isSameValue(left: unknown, right: unknown): boolean {
  const pairs: [unknown, unknown][] = [[left, right]]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair
    if (Object.is(a, b)) continue
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
    const entries = Object.entries(a)
    const others = new Map<string, unknown>(Object.entries(b))
    if (entries.length !== others.size) return false
    for (const [key, value] of entries) {
      if (!others.has(key)) return false
      pairs.push([value, others.get(key)])
    }
  }
  return true
}
