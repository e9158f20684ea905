/**
 * Whom a scene serves (办理对象): types joined with `#` ("1" personal, "2" legal person in the new code), split and without repeats.
 * Source: spec §3.2. Example: `1#2` → `['1', '2']`; `` → `[]`.
 */
export const objectTypesOf = (object: string): readonly string[] => [...new Set(object.split('#').filter((type) => type !== ''))]
