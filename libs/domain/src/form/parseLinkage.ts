/**
 * Reads linkage rules (联动): an unknown value as one rule, or the JSON text of a field's `jsStr` as a list.
 *
 * Text is never evaluated. What is no such JSON gives no rules and is reported once through the callback; nothing throws.
 * Source: spec §7.5 (jsStr) as ruled. Example: `loadNewbornInfo` → no rules, reported; `` → no rules.
 */
import { parseCondition, parseOperand } from '../condition/parseCondition.ts'
import type { Parsed } from '../condition/parseCondition.ts'
import type { Operand } from '../condition/Condition.ts'
import type { LinkageEffect, LinkageRule } from '../scene/FormTemplate.ts'

const listKeys = ['show', 'hide', 'require', 'optional', 'clear'] as const
const textKeys = ['note', 'regionTitle'] as const
const effectKeys: readonly string[] = [...listKeys, ...textKeys, 'set', 'same', 'lookup']

type Lookup = NonNullable<LinkageEffect['lookup']>
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')
const isTextMap = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((item) => typeof item === 'string')
const wrong = (path: string, message: string): Parsed<never> => ({ ok: false, problem: { path, message } })

function parseSet(value: unknown, path: string): Parsed<Readonly<Record<string, Operand>>> {
  if (!isRecord(value)) return wrong(path, 'set maps field names to operands')
  const entries: [string, Operand][] = []
  for (const [name, operand] of Object.entries(value)) {
    const read = parseOperand(operand, `${path}.${name}`)
    if (!read.ok) return read
    entries.push([name, read.value])
  }
  return { ok: true, value: Object.fromEntries(entries) }
}

function parseLookup(value: unknown, path: string): Parsed<Lookup> {
  if (!isRecord(value)) return wrong(path, 'lookup is an object')
  const { api, params, fill, open } = value
  if (typeof api !== 'string' || !isTexts(params) || !isTextMap(fill)) return wrong(path, 'lookup has api, params and fill')
  if (open === undefined) return { ok: true, value: { api, params, fill } }
  if (!isTexts(open) || open.some((name) => !Object.hasOwn(fill, name))) return wrong(`${path}.open`, 'open names fields that are filled')
  return { ok: true, value: { api, params, fill, open } }
}

function parseEffect(value: unknown, path: string): Parsed<LinkageEffect> {
  if (!isRecord(value)) return wrong(path, 'then is an object')
  const effect: Mutable<LinkageEffect> = {}
  for (const key of Object.keys(value)) if (!effectKeys.includes(key)) return wrong(`${path}.${key}`, `no linkage effect is named ${key}`)
  for (const key of listKeys) {
    const names = value[key]
    if (names === undefined) continue
    if (!isTexts(names)) return wrong(`${path}.${key}`, 'a list of field names is expected')
    effect[key] = names
  }
  for (const key of textKeys) {
    const text = value[key]
    if (text === undefined) continue
    if (typeof text !== 'string') return wrong(`${path}.${key}`, 'text is expected')
    effect[key] = text
  }
  if (value['set'] !== undefined) {
    const set = parseSet(value['set'], `${path}.set`)
    if (!set.ok) return set
    effect.set = set.value
  }
  const { same } = value
  if (same !== undefined) {
    if (!isTextMap(same)) return wrong(`${path}.same`, 'same maps field names to field names')
    effect.same = same
  }
  if (value['lookup'] !== undefined) {
    const lookup = parseLookup(value['lookup'], `${path}.lookup`)
    if (!lookup.ok) return lookup
    effect.lookup = lookup.value
  }
  return { ok: true, value: effect }
}

/** Reads an unknown value as one linkage rule. */
export function parseLinkageRule(value: unknown, path = ''): Parsed<LinkageRule> {
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`)
  if (!isRecord(value)) return wrong(path, 'a linkage rule is an object')
  const extra = Object.keys(value).find((key) => key !== 'when' && key !== 'then')
  if (extra !== undefined) return wrong(at(extra), 'a linkage rule has only when and then')
  const when = parseCondition(value['when'], at('when'))
  if (!when.ok) return when
  const then = parseEffect(value['then'], at('then'))
  return then.ok ? { ok: true, value: { when: when.value, then: then.value } } : then
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function parseLinkage(jsStr: string, report: (text: string) => void = () => undefined): readonly LinkageRule[] {
  if (jsStr.trim() === '') return []
  const rules = parsed(jsStr)
  const read = Array.isArray(rules) ? rules.map((rule: unknown) => parseLinkageRule(rule)) : []
  if (!Array.isArray(rules) || read.some((rule) => !rule.ok)) report(jsStr)
  return read.flatMap((rule) => (rule.ok ? [rule.value] : []))
}
