import { middleDots } from './middleDots.ts'

const anyDot = new RegExp(`[${middleDots}]`, 'g')
const unseen = /[\p{Cc}\p{Cf}\p{DI}]+/gu

/**
 * Any name as it is kept, whatever its letters: U+00B7 for each of the six middle dots, compatibility forms as the characters that they stand for,
 * nothing unseen and nothing around. foldName('古丽・买买提') is '古丽·买买提'; U+FA19 is kept as U+795E.
 */
export const foldName = (name: string): string => name.replace(unseen, '').normalize('NFKC').replace(anyDot, '·').trim()
