/**
 * 新生儿出生信息: what the birth register knows of a delivery. Weight in grams, length in centimetres, dates and texts as written.
 * What has no birth date is none. Source: spec §3.3. Example: `readNewbornInfo({ birthDate: '2026-11-02', birthWeight: 3300 })?.birthWeight` → 3300.
 */
import { amount, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const newbornShape = shape({
  birthDate: text,
  /** A code of the form list. */
  sex: text,
  birthWeight: amount,
  birthLength: amount,
  birthNewbornNo: text,
  medicalOrgName: text,
  birthArea: text,
  name: text
})

export type NewbornInfo = Shaped<typeof newbornShape>

export function readNewbornInfo(value: unknown): NewbornInfo | undefined {
  const info = newbornShape.read(value)
  return info?.birthDate === '' ? undefined : info
}
