/**
 * Turns the text of a regular expression (正则文本) into a test whose work is bounded.
 * Undefined for a pattern that does not compile, is longer than 500 characters, or whose work cannot be bounded: what `patternCost`
 * does not judge, and what may take too many steps on a text of 200 characters. The test fails a text on which the pattern might take
 * more steps than allowed; anchored patterns of single loops take 100,000 characters and more.
 * compilePattern('^[0-9]{6}$')?.('150000') is true; compilePattern('^(a+)+$') is undefined.
 */
import type { PatternCost } from '../internal/patternCost.ts'
import { patternCost } from '../internal/patternCost.ts'

const longestPattern = 500
const leastText = 200
const mostSteps = 20_000_000

export function compilePattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern === '' || pattern.length > longestPattern) return undefined
  const cost = patternCost(pattern)
  const expression = compile(pattern, 'u') ?? (/\\p/i.test(pattern) ? undefined : compile(pattern, ''))
  const longest = cost && longestText(cost, /^\^[^|]*$/.test(pattern) ? 0 : 1)
  return expression === undefined || longest === undefined || longest < leastText
    ? undefined
    : (text) => text.length <= longest && expression.test(text)
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    const expression = new RegExp(pattern, flags)
    expression.test('')
    return expression
  } catch {
    return undefined
  }
}

/** The longest text whose steps stay within the allowance; without an anchor (`starts` 1) a match is tried from every place. */
const longestText = ({ factor, degree, size, scan }: PatternCost, starts: 0 | 1): number =>
  (mostSteps / (factor * size)) ** (1 / Math.max(1, degree + starts + scan))
