/**
 * The form of a material as it is printed, who signs it, and what a signature of theirs is good for (待签表单): the title, the region, the applicant,
 * the matters, every printed value and the signers. What else stands on the sheet, as its date and the files that lie beside it, changes nothing.
 * Pure.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { userType } from '@ljonething/domain/codes/user'
import type { FormDescription, FormValues, Material } from '@ljonething/domain/form/FormDescription'
import { signersOf } from '@ljonething/domain/signing/signersOf'
import type { FormSigner } from '@ljonething/domain/signing/signersOf'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { ApplicationDocument } from '../documents/ApplicationDocument.ts'
import type { FilledForm } from '../documents/makeApplicationDocument.ts'
import { contentHashOf } from '../seal/FormSigners.ts'
import type { PrintFacts } from './printedApplication.ts'
import { printedApplication } from './printedApplication.ts'

export interface FormToSign {
  readonly document: ApplicationDocument
  /** Nobody where the material is not signed. */
  readonly signers: readonly FormSigner[]
  readonly contentHash: string
}

const valueByName = ({ allfield }: FormDescription, values: FormValues) => {
  const ids = new Map(allfield.flatMap(({ fieldList }) => fieldList.map(({ id, name }) => [name, id] as const)))
  return (name: string): string => values[ids.get(name) ?? ''] ?? ''
}

export const formToSign = (
  catalogue: Catalogue['Service'],
  filled: FilledForm,
  facts: PrintFacts & { readonly user: PrintFacts['user'] & Pick<UserInfo, 'cardId' | 'unionCode'> },
  material: Material | undefined
): FormToSign => {
  const named = facts.scene.materials.find(({ code }) => code === material?.id)
  const isCompany = facts.user.userType === userType.code.legal
  const signers =
    material?.needSign === true ? signersOf(named?.signers, valueByName(filled.description, filled.values), facts.user, isCompany) : []
  const document = printedApplication(catalogue, filled, facts, material, signers)
  const { title, region, applicant, matters, groups } = document
  return { document, signers, contentHash: contentHashOf([title, region, applicant, matters, groups], signers) }
}
