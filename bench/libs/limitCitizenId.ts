/**
 * The limit for citizen ID numbers: every character read once, nothing allocated, no loop, small integers only.
 * Checks what ours checks of 18 characters: digits, province, calendar date, not born after `latest` (yyyymmdd), check character.
 */
const provinceRanges = [
  [11, 15],
  [21, 23],
  [31, 37],
  [41, 46],
  [50, 54],
  [61, 65],
  [71, 71],
  [81, 82],
  [91, 91]
] as const
const provinces = new Uint8Array(100)
for (const [first, last] of provinceRanges) provinces.fill(1, first, last + 1)

const monthDays = Uint8Array.of(0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
const checkCodes = Uint8Array.from('10X98765432', (character) => character.charCodeAt(0))
const zero = 48

export const limitCitizenId = (id: string, latest: number): boolean => {
  if (id.length !== 18) return false
  const a = id.charCodeAt(0) - zero
  const b = id.charCodeAt(1) - zero
  const c = id.charCodeAt(2) - zero
  const d = id.charCodeAt(3) - zero
  const e = id.charCodeAt(4) - zero
  const f = id.charCodeAt(5) - zero
  const y1 = id.charCodeAt(6) - zero
  const y2 = id.charCodeAt(7) - zero
  const y3 = id.charCodeAt(8) - zero
  const y4 = id.charCodeAt(9) - zero
  const m1 = id.charCodeAt(10) - zero
  const m2 = id.charCodeAt(11) - zero
  const d1 = id.charCodeAt(12) - zero
  const d2 = id.charCodeAt(13) - zero
  const s1 = id.charCodeAt(14) - zero
  const s2 = id.charCodeAt(15) - zero
  const s3 = id.charCodeAt(16) - zero
  if (a >>> 0 > 9 || b >>> 0 > 9 || c >>> 0 > 9 || d >>> 0 > 9 || e >>> 0 > 9 || f >>> 0 > 9) return false
  if (y1 >>> 0 > 9 || y2 >>> 0 > 9 || y3 >>> 0 > 9 || y4 >>> 0 > 9 || m1 >>> 0 > 9 || m2 >>> 0 > 9) return false
  if (d1 >>> 0 > 9 || d2 >>> 0 > 9 || s1 >>> 0 > 9 || s2 >>> 0 > 9 || s3 >>> 0 > 9) return false
  if (provinces[a * 10 + b] !== 1) return false
  const month = m1 * 10 + m2
  const day = d1 * 10 + d2
  if (month > 12 || day === 0 || day > (monthDays[month] ?? 0)) return false
  const year = y1 * 1000 + y2 * 100 + y3 * 10 + y4
  if (day === 29 && month === 2 && !leap(year)) return false
  if (year * 10000 + month * 100 + day > latest) return false
  const sum =
    7 * (a + m1) + 9 * (b + m2) + 10 * (c + d1) + 5 * (d + d2) + 8 * (e + s1) + 4 * (f + s2) + 2 * (y1 + s3) + y2 + 6 * y3 + 3 * y4
  const last = id.charCodeAt(17)
  return checkCodes[sum % 11] === (last === 120 ? 88 : last)
}

const leap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
