/**
 * Options that can be shown (可用选项): each code once in the whole tree, names of a length that can be read, at most 16 levels. Total on anything.
 * Example: `[{value: '1', name: '是'}, {value: '1', name: '否'}]` → 是 alone, `duplicate`.
 */
import type { DictionaryOption } from '../FormDescription.ts'
import { isRecord, text } from '../../values/wireShape.ts'
import type { DescriptionProblem } from './DescriptionIssue.ts'
import { shortened } from './shortened.ts'

interface SoundOptions {
  /** The very list when nothing is wrong with it. */
  readonly options: readonly DictionaryOption[]
  readonly problems: ReadonlySet<DescriptionProblem>
}

const mostLevels = 16
const known = new WeakMap<object, SoundOptions>()

interface Reading {
  readonly codes: Set<string>
  readonly problems: Set<DescriptionProblem>
}

function optionsAt(given: unknown, depth: number, reading: Reading): readonly DictionaryOption[] {
  const { codes, problems } = reading
  if (!Array.isArray(given)) {
    problems.add('shape')
    return []
  }
  if (depth === mostLevels && given.length > 0) {
    problems.add('size')
    return []
  }
  return given.flatMap((option: unknown): readonly DictionaryOption[] => {
    const { value, name, children } = isRecord(option) ? option : {}
    if (typeof value !== 'string' || value === '' || typeof name !== 'string') problems.add('shape')
    const code = text(value)
    if (codes.has(code)) problems.add('duplicate')
    if (code === '' || codes.has(code)) return []
    codes.add(code)
    const shown = shortened(text(name) || code)
    if (shown !== name) problems.add('size')
    const below = children === undefined ? [] : optionsAt(children, depth + 1, reading)
    return [{ value: code, name: shown, ...(below.length === 0 ? {} : { children: below }) }]
  })
}

export function soundOptions(given: unknown): SoundOptions {
  const last = typeof given === 'object' && given !== null ? known.get(given) : undefined
  if (last !== undefined) return last
  const problems = new Set<DescriptionProblem>()
  const read = optionsAt(given, 0, { codes: new Set(), problems })
  const sound = { options: problems.size === 0 ? asOptions(given, read) : read, problems }
  if (typeof given === 'object' && given !== null) known.set(given, sound)
  return sound
}

/** Lists keep their identity, by which others remember what they made of them. */
const asOptions = (given: unknown, read: readonly DictionaryOption[]): readonly DictionaryOption[] => (isOptions(given) ? given : read)
const isOptions = (given: unknown): given is readonly DictionaryOption[] => Array.isArray(given)
