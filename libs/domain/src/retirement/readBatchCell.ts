/**
 * One cell of a sheet as the value of a column (单元格), as people and programs write it: a month as date, as 202701, 2027年1月 or the day number of a
 * spreadsheet; yes as √; a kind of retirement by its name. What cannot be read stays as it was written, so that it can be mended where it stands; a
 * `doubt` says what was lost on the way. A formula gives no value: text that begins with = + - @ is one for whoever opens the sheet again; `="…"`, as
 * systems write a number that no spreadsheet is to round, is the text in it.
 * Example: month, 46388 → '2027-01'; number, 230199196608080019 as a number → its text and a doubt, because only 15 digits of it are kept.
 */
import { compact } from '@ljonething/validation/numbers/CitizenId'
import { compact as compactMobile, isValid as isMobile } from '@ljonething/validation/numbers/MobilePhone'
import { foldName } from '@ljonething/validation/rules/foldName'
import type { BatchColumn } from './batchColumns.ts'
import { retireType } from './retireType.ts'

export type SheetCell = string | number | boolean | Date | null

export interface ReadCell {
  readonly value: string
  readonly doubt?: string
}

/** Digits that a number of a spreadsheet keeps. */
const exactDigits = 15
/** Days from 1899-12-30, the zero of spreadsheets, to 1970-01-01. */
const spreadsheetEpoch = 25_569
const dayMs = 86_400_000
/** 1954 to 2173: what else stands in a column of months is no day number. */
const dayNumbers = { from: 20_000, to: 99_999 }

const formulaStart = /^[=+\-@\t\r]/
const empties: ReadonlySet<string> = new Set(['-', '--', '—', '——', '/', '\\', '无'])
const yes: ReadonlySet<string> = new Set(['是', '√', '✓', '✔', '☑', 'y', 'yes', 'true', '1', '办理', '办'])
const no: ReadonlySet<string> = new Set(['否', '×', '✕', '✗', '☐', 'n', 'no', 'false', '0', '不办理', '不办'])

const folded = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ')
    .trim()

/** Of `="…"`, a quote in it written twice; anything else as it is. */
const unwrapped = (text: string): string => /^="((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text

const monthText = (year: number, month: number): string => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** A date of a spreadsheet has no time zone: its parts are those of UTC. */
const monthOfDate = (date: Date): string => monthText(date.getUTCFullYear(), date.getUTCMonth() + 1)

const readMonth = (cell: string | number): ReadCell => {
  if (typeof cell === 'number') {
    if (cell >= dayNumbers.from && cell <= dayNumbers.to) return { value: monthOfDate(new Date((cell - spreadsheetEpoch) * dayMs)) }
    if (Math.round(cell * 10) / 10 === cell && !Number.isInteger(cell))
      return { value: String(cell), doubt: `${cell} 看不出是 1 月还是 10 月，请写成 2027-01 这样的年月` }
  }
  const [, year, month] = /^(\d{4})\D?(\d{1,2})(?:\D.*|\d{2})?$/.exec(String(cell)) ?? []
  return { value: year === undefined || month === undefined ? String(cell) : monthText(Number(year), Number(month)) }
}

const readYesNo = (text: string): string => {
  const said = text.toLowerCase()
  return yes.has(said) ? '是' : no.has(said) ? '否' : text
}

const readRetireType = (text: string): string => {
  const near = retireType.rows.filter(({ code, label }) => code === text || label.includes(text))
  return near.length === 1 && near[0] !== undefined ? near[0].code : text
}

const readNumber = (text: string): string => {
  const mobile = compactMobile(text)
  return isMobile(mobile) ? mobile : compact(text)
}

export const readBatchCell = ({ kind, label }: BatchColumn, cell: SheetCell): ReadCell => {
  if (cell === null) return { value: '' }
  if (cell instanceof Date) return { value: kind === 'month' ? monthOfDate(cell) : cell.toISOString().slice(0, 10) }
  if (typeof cell === 'number') {
    if (kind === 'month') return readMonth(cell)
    const text = Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
    if (kind === 'number' && text.length > exactDigits)
      return { value: text, doubt: `${label}在表格里是数字格式，末几位已经变了。请按证件或卡重新填写` }
    return { value: kind === 'yesNo' ? readYesNo(text) : text }
  }
  if (typeof cell === 'boolean') return { value: readYesNo(String(cell)) }
  const text = unwrapped(folded(cell)).replace(/^['’]/, '')
  if (empties.has(text)) return { value: '' }
  const value =
    kind === 'number'
      ? readNumber(text)
      : kind === 'month'
        ? readMonth(text).value
        : kind === 'yesNo'
          ? readYesNo(text)
          : kind === 'retireType'
            ? readRetireType(text)
            : kind === 'name'
              ? foldName(text)
              : text
  return formulaStart.test(value) ? { value: '', doubt: '单元格里是公式，没有读入。请直接填写内容' } : { value }
}
