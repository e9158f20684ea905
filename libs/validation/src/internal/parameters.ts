/** A parameter that is a number from 0 up; anything else is the default. */
export function numberParameter(param: string, byDefault: number): number {
  const value = param.trim() === '' ? NaN : Number(param)
  return value >= 0 && value < Infinity ? value : byDefault
}

/** A parameter that is a list: entries apart by a comma (also the Chinese one) or a bar, trimmed, blanks dropped. */
export const listParameter = (param: string): readonly string[] =>
  param
    .split(/[,，|]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
