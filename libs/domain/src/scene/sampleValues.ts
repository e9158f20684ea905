/**
 * Values of a sample case (示例填报) for today: `@today-17` stands for the day so many days before today, written in the
 * field's date format (`yyyy`, `yyyy-mm`, `yyyy-mm-dd`); all other text stands as it is.
 * Example: on 2026-11-20 `@today-17 08:16` → `2026-11-03 08:16`; `@today` in a field of format `yyyy` → `2026`.
 */
import { addDays } from '../condition/calendarDays.ts'
import type { Scene } from './Scene.ts'

const dayFormatLength = (format: string | undefined): number => Math.min((format ?? 'yyyy-mm-dd').split(' ')[0]?.length ?? 10, 10)

export function sampleValue(text: string, today: string, dateFormat?: string): string {
  return text.replace(/@today([+-]\d{1,5})?/g, (_, days: string | undefined) =>
    addDays(today, Number(days ?? 0)).slice(0, dayFormatLength(dateFormat))
  )
}

/** The sample's values by field name. */
export function sampleValues(scene: Pick<Scene, 'form' | 'sampleCase'>, today: string): Readonly<Record<string, string>> {
  const formats = new Map(
    (scene.form?.groups ?? []).flatMap((group) => group.fields.map((field): [string, string | undefined] => [field.name, field.dateFormat]))
  )
  return Object.fromEntries(
    Object.entries(scene.sampleCase?.fields ?? {}).map(([name, value]) => [name, sampleValue(value, today, formats.get(name))])
  )
}
