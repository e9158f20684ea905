/**
 * Whose applications somebody sees (办件可见范围): their own, and as administrator of a company all of the company. The applicant is the company there, so
 * that its administrator also withdraws what a clerk filed; rating is left to who filed. Source: spec §6, docs/readings.md.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { companyRole } from '@ljonething/domain/codes/user'

export interface Viewer {
  readonly userId: string
  /** Credit code of the company that is administered. */
  readonly company?: string
}

export const viewerOf = ({ userId, unionCode, companyRole: role }: UserInfo): Viewer =>
  role === companyRole.code.administrator && unionCode !== undefined && unionCode !== '' ? { userId, company: unionCode } : { userId }
