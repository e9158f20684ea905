/**
 * JSON text as a value, undefined when it is none; nothing throws. Source: spec §3.3 (values stored as JSON).
 * Example: `readJson('[1]')` → [1], `readJson('[')` → undefined.
 */
export function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
