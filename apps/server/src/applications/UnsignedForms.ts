/**
 * Materials that are to be signed and are not (未签名的申请表), as issues at their materials: a form made here counts once everybody has signed it and
 * as long as it says what is filled in; an upload counts unless it is what was made here, byte for byte.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { signedStanding, unsignedIssue } from '@ljonething/domain/signing/unsignedIssue'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import type { FilledForm } from '../documents/makeApplicationDocument.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { formToSign } from './formToSign.ts'
import type { PrintFacts } from './printedApplication.ts'

type SigningFacts = Omit<PrintFacts, 'user'> & { readonly user: PrintFacts['user'] & Pick<UserInfo, 'cardId' | 'unionCode'> }

export class UnsignedForms extends Context.Service<
  UnsignedForms,
  {
    /** Of the files that `owner` hands in; `filled` is as it was printed, with the values as they are sent. */
    readonly issues: (owner: string, filled: FilledForm, facts: SigningFacts) => Effect.Effect<readonly FieldIssue[]>
  }
>()('@ljonething/server/applications/UnsignedForms') {
  static readonly layer = Layer.effect(
    UnsignedForms,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const files = yield* MaterialFiles
      const signers = yield* FormSigners
      return UnsignedForms.of({
        issues: Effect.fn('UnsignedForms.issues')(function* (owner, filled, facts) {
          const asked = filled.description.allfile.filter(({ needSign }) => needSign)
          const given = yield* files.ofOwner(
            owner,
            asked.flatMap(({ id }) => (filled.files[id] ?? []).map((file) => file.id))
          )
          const forms = yield* signers.of(given.flatMap(({ id, isApplyForm }) => (isApplyForm ? [id] : [])))
          const made = yield* signers.madeHere(given.flatMap(({ sha256, isApplyForm }) => (isApplyForm ? [] : [sha256])))
          return asked.flatMap((material) => {
            const standings = given
              .filter(({ materialId }) => materialId === material.id)
              .map(({ id, sha256, isApplyForm }) => {
                if (!isApplyForm) return { kind: made.has(sha256) ? 'copy' : 'signed' } as const
                const form = forms.get(id)
                if (form === undefined) return { kind: 'copy' } as const
                return signedStanding({
                  ...form,
                  isOutdated: formToSign(catalogue, filled, facts, material).contentHash !== form.contentHash
                })
              })
            return unsignedIssue(material, standings) ?? []
          })
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, FormSigners.layer, MaterialFiles.layer]))
}
