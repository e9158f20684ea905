/**
 * Who signs the form of a material (签署人): as its scene says, otherwise whoever handles it, a company by its seal. Somebody whom the form does not
 * name (by number) does not sign; where that leaves nobody, the applicant does. Example: mother and father of a child whose father is not named →
 * the mother alone.
 */
import type { MaterialSigner } from '../scene/FormTemplate.ts'
import { sealKind } from './Signature.ts'
import type { SealKind } from './Signature.ts'

export interface FormSigner {
  /** Its place in the form and its name among the signers of it: Latin letters and digits. */
  readonly key: string
  /** 母亲, 申请人. */
  readonly label: string
  readonly name: string
  /** ID number or credit code. */
  readonly number: string
  readonly seal: SealKind
}

interface Applicant {
  readonly userName: string
  readonly cardId: string
  readonly companyName?: string | undefined
  readonly unionCode?: string | undefined
}

const applicantKey = 'applicant'

const ownOf = ({ userName, cardId, companyName = '', unionCode = '' }: Applicant, isCompany: boolean): FormSigner =>
  isCompany && unionCode !== ''
    ? { key: applicantKey, label: '申请单位', name: companyName, number: unionCode, seal: sealKind.code.company }
    : { key: applicantKey, label: '申请人', name: userName, number: cardId, seal: sealKind.code.person }

/** `valueOf` gives the value of a field by its name. */
export function signersOf(
  signers: readonly MaterialSigner[] | undefined,
  valueOf: (name: string) => string,
  applicant: Applicant,
  isCompany: boolean
): readonly FormSigner[] {
  const named = (signers ?? []).flatMap(({ label, cardId, name }): readonly FormSigner[] => {
    const number = valueOf(cardId).trim().toUpperCase()
    return number === '' ? [] : [{ key: cardId, label, name: valueOf(name).trim(), number, seal: sealKind.code.person }]
  })
  const once = named.filter(({ number }, at) => named.findIndex((other) => other.number === number) === at)
  return once.length === 0 ? [ownOf(applicant, isCompany)] : once
}
