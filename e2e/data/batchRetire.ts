/** A company's sheet of thirty people who retire (批量退休名单), made from its own template, and what is wrong in five of its lines. */
import { Buffer } from 'node:buffer'
import type { UploadFile } from './files.ts'

/** Column of the template, from 0. */
const column = { name: 0, number: 1, month: 4, dyhd: 5, card: 8, mobile: 9 } as const

/** The staff of the sandbox that are there for batches; others retire alone in other journeys. */
const isForBatch = (line: readonly string[]): boolean => /3[0-5]\d[\dX]$/.test(line[column.number] ?? '')

const linesOf = (csv: string): readonly (readonly string[])[] =>
  csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

const changed = (line: readonly string[], at: number, value: string): readonly string[] =>
  line.map((cell, index) => (index === at ? value : cell))

/** Every line with what the template leaves open. */
export const filledTemplate = (csv: string): readonly (readonly string[])[] => {
  const [headings = [], ...lines] = linesOf(csv)
  const people = lines
    .filter(isForBatch)
    .map((line) => changed(changed(line, column.card, '6222021234567890'), column.mobile, '13900000003'))
  return [headings, ...people]
}

/** Lines 1 to 5 of the people, each wrong in another way. */
const mistakes = [
  [column.mobile, '1390000000'],
  [column.month, '明年'],
  [column.dyhd, ''],
  [column.number, '230199196601010010'],
  [column.name, '=1+1']
] as const

export const withMistakes = (lines: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lines.map((line, index) => {
    const [at, value] = mistakes[index - 1] ?? []
    return at === undefined || value === undefined ? line : changed(line, at, value)
  })

export const csvFile = (name: string, lines: readonly (readonly string[])[]): UploadFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.map((line) => line.join(',')).join('\r\n'))
})
