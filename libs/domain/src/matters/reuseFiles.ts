/**
 * 可复用文件: certificates and earlier materials that a person can hand in again. Entries without a file name are left out.
 * Source: spec §3.3. Example: `readReuseFiles({ certificate: [{ fileName: '出生医学证明.pdf' }] }).certificate` → one file.
 */
import { listOf, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const fileShape = shape({ fileName: text, fileId: text, certCode: text })

export type ReuseFile = Shaped<typeof fileShape>

const files = listOf((value) => {
  const file = fileShape.read(value)
  return file?.fileName === '' ? undefined : file
})

const reuseShape = shape({ certificate: files, material: files })

export type ReuseFiles = Shaped<typeof reuseShape>

export const readReuseFiles = (value: unknown): ReuseFiles => reuseShape.read(value) ?? { certificate: [], material: [] }
