/**
 * The known keys of an extField (扩展属性), read from whatever a scene carries. Unknown keys and wrong types are left out.
 * Source: spec §3.3. Example: `{ sensitive: '2', other: 1 }` → `{ sensitive: '2' }`.
 */
import type { FieldExtension } from './FormDescription.ts'

const textKeys = [
  'mrsq',
  'sensitive',
  'idCardUpload',
  'isReuse',
  'isUpload',
  'isThirdLevelCascade',
  'HLJCLSCDSF',
  'HLJBDTD',
  'cascaderType',
  'cascaderSource',
  'rootArea',
  'unit'
] as const satisfies readonly (keyof FieldExtension)[]

export const fieldExtensionKeys: readonly string[] = [...textKeys, 'columns']

export function fieldExtension(extension: Readonly<Record<string, unknown>> | undefined): FieldExtension {
  const known = Object.entries(extension ?? {}).filter(
    ([key, value]) => textKeys.some((known) => known === key) && typeof value === 'string'
  )
  const columns = extension?.['columns']
  const names: readonly unknown[] = Array.isArray(columns) ? columns : []
  return { ...Object.fromEntries(known), ...(names.length === 0 ? {} : { columns: names.filter((name) => typeof name === 'string') }) }
}
