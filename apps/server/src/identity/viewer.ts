/**
 * Whose applications somebody sees (办件可见范围): their own, and as administrator of a company all of the company. The applicant is the company there, so
 * that its administrator also withdraws what a clerk filed; rating is left to who filed. What others filed about them they find,
 * too (`Concerned`). Source: spec §6, docs/readings.md.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { companyRole } from '@ljonething/domain/codes/user'

export interface Viewer {
  readonly userId: string
  /** Credit code of the company that is administered. */
  readonly company?: string
  /** Of whom applications are about that others filed: the company acted for, else the person. */
  readonly number?: string
}

export const viewerOf = ({ userId, cardId, unionCode, companyRole: role }: UserInfo): Viewer & { readonly number: string } => {
  if (unionCode === undefined || unionCode === '') return { userId, number: cardId.toUpperCase() }
  return { userId, number: unionCode, ...(role === companyRole.code.administrator ? { company: unionCode } : {}) }
}
