/** 身份证照片: the two sides of an identity card; an upload needs both. Source: spec §3.1. Example: `identityCardPhoto.labelOf('1')` → 人像面. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const identityCardPhoto = codeTable({
  portrait: ['1', '人像面'],
  emblem: ['2', '国徽面']
})

export type IdentityCardPhoto = CodeOf<typeof identityCardPhoto>

/** Files of one identity card upload: one per side. */
export const identityCardPhotoCount = 2
