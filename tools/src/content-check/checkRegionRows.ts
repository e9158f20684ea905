/**
 * The region file (行政区划): `code,parentCode,level,name`; 12-digit codes given once; the parent is the next level above and its code the
 * prefix of the child's. Lines count from 1, the header is line 1.
 */
const levels = ['province', 'city', 'district', 'street'] as const
const prefixLengths = [2, 4, 6, 9] as const

export interface LineProblem {
  readonly line: number
  readonly message: string
}

const header = 'code,parentCode,level,name'

export const regionCodes = (content: string): ReadonlySet<string> =>
  new Set(
    content
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split(',')[0] || [])
  )

export function checkRegionRows(content: string): readonly LineProblem[] {
  const [first, ...lines] = content.trimEnd().split(/\r?\n/)
  const problems: LineProblem[] = first === header ? [] : [{ line: 1, message: `the header is ${header}` }]
  const levelOf = new Map<string, number>()
  for (const [at, text] of lines.entries()) {
    const [code = '', parentCode = '', levelName = '', name = '', ...rest] = text.split(',')
    const wrong = (message: string): number => problems.push({ line: at + 2, message })
    const level = levels.findIndex((known) => known === levelName)
    if (rest.length > 0 || name.trim() === '') wrong('a region has code, parentCode, level and name')
    if (!/^\d{12}$/.test(code)) wrong(`${code} is no 12-digit code`)
    if (level === -1) wrong(`unknown level ${levelName}`)
    if (levelOf.has(code)) wrong(`region ${code} is given twice`)
    const parentLevel = levelOf.get(parentCode)
    if (level > 0 && parentLevel === undefined) wrong(`unknown parent ${parentCode} of ${code}`)
    else if (level > 0 && parentLevel !== level - 1) wrong(`parent ${parentCode} of ${code} is not one level above`)
    else if (level > 0 && !code.startsWith(parentCode.slice(0, prefixLengths[level - 1])))
      wrong(`${code} does not begin like its parent ${parentCode}`)
    levelOf.set(code, level)
  }
  return problems
}
