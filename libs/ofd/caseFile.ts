/** Files in `cases`, which other writers than ours made (样本文件). */
import { readFileSync } from 'node:fs'
import { openOfd } from './src/openOfd.ts'
import type { OfdDocument } from './src/openOfd.ts'

export const caseBytes = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(`cases/${name}`, import.meta.url)))

export const openedCase = (name: string): OfdDocument => {
  const document = openOfd(caseBytes(name))
  if ('refused' in document) throw new Error(document.refused)
  return document
}
