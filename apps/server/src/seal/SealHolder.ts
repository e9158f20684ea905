/**
 * Whose seal it is (印章所有人): a person, or the company that they act for. `reference` stands for the number, keyed, in certificates, rows and log
 * lines, so that none of them says the number.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { sealKind } from '@ljonething/domain/signing/Signature'
import type { SealKind } from '@ljonething/domain/signing/Signature'
import type { InstallationKey } from '../platform/InstallationKey.ts'

export interface SealHolder {
  readonly kind: SealKind
  readonly name: string
  /** ID number or credit code. */
  readonly number: string
  readonly reference: string
}

/** 40 hex characters. */
export const referenceOf = ({ hash }: InstallationKey['Service'], kind: SealKind, number: string): string =>
  hash(`seal ${kind} ${number.trim().toUpperCase()}`).slice(0, 40)

/** Undefined where they act for no company. */
export const holderOf = (key: InstallationKey['Service'], user: UserInfo, kind: SealKind): SealHolder | undefined => {
  const of = (number: string, name: string): SealHolder => ({ kind, name, number, reference: referenceOf(key, kind, number) })
  if (kind === sealKind.code.person) return of(user.cardId, user.userName)
  const { unionCode = '', companyName = '', companyRole } = user
  return unionCode === '' || companyRole === undefined ? undefined : of(unionCode, companyName)
}

/** Is it them whom a form names by that reference? */
export const isTheirs = (
  key: InstallationKey['Service'],
  user: UserInfo,
  { kind, holder }: { readonly kind: SealKind; readonly holder: string }
): boolean => holderOf(key, user, kind)?.reference === holder
