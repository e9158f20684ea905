/**
 * Value of checkboxes (多选框值): the ticked codes joined with semicolons, in the order they were ticked; nothing ticked is the empty string.
 * Blank and repeated codes are left out both ways; a code has no semicolon. Source: spec §3.3.
 * Example: `encodeCheckbox(['1', '3'])` → 1;3, `decodeCheckbox('1;;3;1')` → ['1', '3'].
 */
const separator = ';'

const clean = (codes: readonly string[]): readonly string[] => [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ''))]

export const encodeCheckbox = (codes: readonly string[]): string => clean(codes).join(separator)

export const decodeCheckbox = (stored: string): readonly string[] => clean(stored.split(separator))
