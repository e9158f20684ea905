/**
 * Submitting (提交): what is sent becomes one application once all rules of a submit hold (`rules/submitRules.ts`). The first answer to a client key is
 * given again before anything is checked. Source: spec §3.3, §4.1, §4.2, §5.
 */
import type { SubmitResult } from '@ljonething/api/oneThing/SubmitApi'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { userType } from '@ljonething/domain/codes/user'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { unknownCheck } from '@ljonething/domain/submission/UnknownCheck'
import { Context, DateTime, Effect, Layer } from 'effect'
import { createHash } from 'node:crypto'
import { Bookings } from '../bookings/Bookings.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { askerIn } from '../registers/Asker.ts'
import type { Asker } from '../registers/Asker.ts'
import type { Unverified } from '../registers/preCheckOutcome.ts'
import { Registers } from '../registers/Registers.ts'
import { Sources } from '../registers/sources/Sources.ts'
import { ReusedCertificates } from '../reuse/ReusedCertificates.ts'
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { AnsweredSubmits } from './AnsweredSubmits.ts'
import { NewApplications } from './NewApplications.ts'
import { newSubmit } from './rules/newSubmit.ts'
import { placeOf } from './rules/placeHeld.ts'
import type { Refusal, SubmitRequest } from './rules/Sent.ts'
import { mustHold } from './rules/submitRules.ts'
import { Subjects } from './Subjects.ts'
import { UnsignedForms } from './UnsignedForms.ts'

/** In place of a declaration, where a condition passed and no register confirmed it (§4.2). */
const notVerified: Readonly<Record<Unverified, string>> = {
  error: '登记系统出错，未经核验',
  proof: '登记信息没有载明，凭上传的证明材料办理'
}

const hashOf = ({ sceneId, region, sxNewCodes, paramsText }: SubmitRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([sceneId, region, sxNewCodes, paramsText]))
    .digest('hex')

export class Submits extends Context.Service<
  Submits,
  {
    readonly submit: (request: SubmitRequest, asker: Asker) => Effect.Effect<SubmitResult, Refusal>
  }
>()('@ljonething/server/applications/Submits') {
  static readonly layer = Layer.effect(
    Submits,
    Effect.gen(function* () {
      const answers = yield* AnsweredSubmits
      const applications = yield* NewApplications
      const bookings = yield* Bookings
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const registers = yield* Registers
      const reuse = yield* ReusedCertificates
      const sources = yield* Sources
      const subjects = yield* Subjects
      const unsignedForms = yield* UnsignedForms

      const submitNew = Effect.fnUntraced(function* (request: SubmitRequest, bodyHash: string, asker: Asker) {
        const { clientKey, region, packageName } = request
        const { user } = asker
        const needs = { bookings, catalogue, registers, reuse, subjects }
        const sent = yield* newSubmit(request, asker, { ...needs, clock, files, sources, unsignedForms })
        yield* mustHold(sent, needs)

        const { scene, hash } = yield* sent.anew.entry
        const { form, content } = yield* sent.anew.read
        const dataSource = yield* sent.anew.dataSource
        const planned = yield* sent.planned
        const filled = yield* sent.filled
        const { plan, description, today } = planned
        const { values, files: given } = filled
        const matters = includedMatters(plan)
        const submitted = { included: matters.map(({ code }) => code), at: DateTime.formatIso(yield* clock.now) }
        const unknownChecks = (yield* sent.conditions).flatMap(({ status, unverified, preCheck }) => {
          if (unverified !== undefined) return [unknownCheck(preCheck, notVerified[unverified], submitted)]
          return status === preCheckStatus.code.unknown ? [unknownCheck(preCheck, preCheck.expected, submitted)] : []
        })
        return yield* applications.submit({
          owner: user.userId,
          company: user.unionCode,
          clientKey,
          bodyHash,
          sceneCode: scene.sceneCode,
          sceneHash: hash,
          sceneName: scene.name,
          region,
          regionName: catalogue.regionName(region),
          applicant: {
            name: user.userName,
            cardId: user.cardId,
            ...(user.companyName === undefined ? {} : { companyName: user.companyName })
          },
          dataSource,
          submitted: { answers: plan.answers, values, files: given, unknownChecks },
          submission: buildSubmission(plan, description, values, given, {
            packageName,
            regionCode: region,
            dataSource,
            hasEnt: user.userType === userType.code.legal,
            sceneType: scene.unionType,
            content: form.content,
            today,
            unknownChecks
          }),
          matters,
          fileIds: [...new Set(Object.values(given).flatMap((list) => list.map(({ id }) => id)))],
          subject: (yield* sent.subject).claim,
          place: placeOf(planned, filled),
          ...(content.draft === undefined ? {} : { draft: content.draft })
        })
      })

      const submit = Effect.fn('Submits.submit')(function* (request: SubmitRequest, asker: Asker) {
        const bodyHash = hashOf(request)
        const answered = answers.of(asker.user.userId, request.clientKey, bodyHash)
        const first = yield* answered
        if (first !== undefined) return first
        // A twin of this request may have been answered while this one was checked: its files and its draft are taken then.
        return yield* Effect.catch(submitNew(request, bodyHash, askerIn(asker, request.sceneId, '提交')), (refusal) =>
          Effect.flatMap(answered, (twin) => (twin === undefined ? Effect.fail(refusal) : Effect.succeed(twin)))
        )
      })

      return Submits.of({ submit })
    })
  ).pipe(
    Layer.provide([
      AnsweredSubmits.layer,
      Bookings.layer,
      Catalogue.layer,
      MaterialFiles.layer,
      NewApplications.layer,
      Registers.layer,
      ReusedCertificates.layer,
      Sources.layer,
      Subjects.layer,
      UnsignedForms.layer
    ])
  )
}
