/**
 * Turns the text of a regular expression (正则文本) into a test whose work is bounded.
 * Undefined for a pattern that does not compile, is longer than 500 characters, or whose work cannot be bounded: back references,
 * look-around, loops over alternatives or over other loops, too much work for a text of 200 characters. The test refuses a text on which the pattern might take more steps than
 * allowed; anchored patterns of single loops take 100,000 characters and more.
 * compilePattern('^[0-9]{6}$')?.('150000') is true; compilePattern('^(a+)+$') is undefined.
 */
import { patternCost } from './patternCost.ts'

const longestPattern = 500
const mostSteps = 20_000_000
const leastText = 200

export function compilePattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern === '' || pattern.length > longestPattern) return undefined
  const cost = patternCost(pattern)
  const expression = compile(pattern, 'u') ?? (/\\[pPu]\{/.test(pattern) ? undefined : compile(pattern, ''))
  if (cost === undefined || expression === undefined) return undefined
  const stepsOn = (n: number): number => cost.ways(n) * (cost.anchored ? 1 : n + 1) * (cost.size + cost.scans * n)
  const longest = longestWithin(stepsOn)
  return longest < leastText ? undefined : (text) => text.length <= longest && expression.test(text)
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

/** The longest text whose steps stay within the allowance; steps never fall with the length. */
function longestWithin(stepsOn: (n: number) => number): number {
  let low = 0
  let high = mostSteps
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (stepsOn(middle) <= mostSteps) low = middle
    else high = middle - 1
  }
  return low
}
