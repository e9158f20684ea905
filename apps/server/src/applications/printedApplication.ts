/**
 * The application form (申请表) of one handling as a printable document: the whole application, or the form that one material asks for
 * (only the fields and matters of that material). Pure.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { userType } from '@ljonething/domain/codes/user'
import type { FormDescription, Material } from '@ljonething/domain/form/FormDescription'
import { sealKind } from '@ljonething/domain/signing/Signature'
import type { FormSigner } from '@ljonething/domain/signing/signersOf'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { createHash } from 'node:crypto'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { ApplicationDocument, DocumentSignature } from '../documents/ApplicationDocument.ts'
import { makeApplicationDocument } from '../documents/makeApplicationDocument.ts'
import type { FilledForm } from '../documents/makeApplicationDocument.ts'
import { beijingTime } from '../platform/businessDay.ts'

export interface PrintFacts {
  readonly scene: Scene
  readonly user: Pick<UserInfo, 'userName' | 'userType' | 'companyName'>
  readonly region: string
  readonly at: Date
  /** Absent while it is a draft. */
  readonly applyNo?: string
}

export const formTitle = (scene: Scene, material: Pick<Material, 'label'> | undefined): string =>
  material === undefined ? `${scene.name}申请表` : material.label.replace(/[《》]/g, '')

/** A form that is signed before there is a number says so; it is no draft, and nothing stands across what is signed. */
const numberToCome = '提交后生成'

const meets = (own: readonly string[], wanted: readonly string[]): boolean => own.some((code) => wanted.includes(code))

const restricted = (
  plan: FilledForm['plan'],
  description: FormDescription,
  material: Material
): Pick<FilledForm, 'plan' | 'description'> => ({
  plan: { ...plan, matters: plan.matters.filter(({ matter }) => material.matters.includes(matter.code)) },
  description: {
    ...description,
    allfield: description.allfield
      .map((group) => ({ ...group, fieldList: group.fieldList.filter((field) => meets(field.matters, material.matters)) }))
      .filter(({ fieldList }) => fieldList.length > 0),
    allfile: description.allfile.filter((other) => meets(other.matters, material.matters))
  }
})

const placeOf = ({ key, label, seal }: FormSigner): DocumentSignature => ({
  place: key,
  label: `${label}（${seal === sealKind.code.company ? '盖章' : '签名'}）`
})

export const printedApplication = (
  catalogue: Catalogue['Service'],
  filled: FilledForm,
  facts: PrintFacts,
  material?: Material,
  signers: readonly FormSigner[] = []
): ApplicationDocument => {
  const { plan, description } = material === undefined ? filled : restricted(filled.plan, filled.description, material)
  const dataHash = createHash('sha256')
    .update(JSON.stringify([plan.answers, filled.values, filled.files]))
    .digest('hex')
  const isCompany = facts.user.userType === userType.code.legal
  const applicationNumber = facts.applyNo ?? (material === undefined ? undefined : numberToCome)
  const document = makeApplicationDocument(
    { ...filled, plan, description },
    {
      sceneName: facts.scene.name,
      ...(applicationNumber === undefined ? {} : { applicationNumber }),
      documentNumber: dataHash.slice(0, 12).toUpperCase(),
      region: catalogue.regionName(facts.region),
      generatedAt: beijingTime(facts.at),
      dataHash,
      applicant: [{ label: isCompany ? '申请单位' : '申请人', value: facts.user.companyName ?? facts.user.userName }],
      signatures:
        signers.length > 0 ? signers.map(placeOf) : [{ place: 'applicant', label: isCompany ? '申请单位（盖章）' : '申请人（签名）' }],
      signedMaterials: new Set(),
      photographs: new Set(facts.scene.materials.flatMap(({ code, picture }) => (picture === 'photo' ? [code] : []))),
      regionPath: catalogue.regionPath
    }
  )
  return { ...document, title: formTitle(facts.scene, material) }
}
