/**
 * Value of an option (选项值): what a chosen option is stored as, its code with its name; old values carry `label` instead of `name`.
 * Anything without a value is no option. Source: spec §3.3.
 * Example: `readNamedValue({ label: '道里区', value: '230102000000' })` → { name: '道里区', value: '230102000000' }.
 */
import { isRecord, text } from './wireShape.ts'

export interface NamedValue {
  readonly name: string
  readonly value: string
}

export function readNamedValue(input: unknown): NamedValue | undefined {
  if (!isRecord(input)) return undefined
  const value = text(input['value'])
  const name = text(input['name'])
  return value === '' ? undefined : { name: name === '' ? text(input['label']) : name, value }
}
