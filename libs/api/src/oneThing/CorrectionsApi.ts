/** A submitted form as it was, and its correction (查看与补正), spec §2.1 (approvedOperationForm, approvedOperationMaterial), §4.1, ruling 2.1. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { DomainValue } from '../envelope/DomainValue.ts'
import { AlreadySubmitted, Conflict, Forbidden, Invalid, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, FormValue, Key, listOf, mapOf, Whole } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'
import { Signing } from '../shapes/Signature.ts'

const Values = Schema.Record(Schema.String, Schema.String)
const Files = Schema.Record(Schema.String, Schema.Array(FileItem))

/** A case that waits for a correction, and what its department asks for. */
const CorrectionAsked = Schema.Struct({
  caseNo: Schema.String,
  matterName: Schema.String,
  department: Schema.String,
  /** The last day, yyyy-mm-dd; after it nothing of it is open. */
  until: Schema.String,
  isOverdue: Schema.Boolean,
  fields: Schema.Array(Schema.Struct({ id: Schema.String, reason: Schema.String })),
  materials: Schema.Array(Schema.Struct({ code: Schema.String, reason: Schema.String }))
})
export type CorrectionAsked = typeof CorrectionAsked.Type

const CorrectedCase = Schema.Struct({ caseNo: Schema.String, matterName: Schema.String, department: Schema.String })

/** A correction that was handed in: which cases went on, and what stood there before, values by field and files by material. */
const FormerCorrection = Schema.Struct({ at: Schema.String, cases: Schema.Array(CorrectedCase), values: Values, files: Files })

export const SubmittedApplication = Schema.Struct({
  applyNo: Schema.String,
  sceneCode: Schema.String,
  sceneName: Schema.String,
  submittedAt: Schema.String,
  /** The number to call with a question. */
  consult: Schema.String,
  /** Under the scene as it was when it was submitted. */
  form: DomainValue<FormDescription>(),
  values: Values,
  files: Files,
  /** Codes of the application forms among them that were signed online. */
  signed: Schema.Array(Schema.String),
  /** Whoever applied corrects; the administrator of the company reads. */
  mayCorrect: Schema.Boolean,
  requests: Schema.Array(CorrectionAsked),
  /** What is typed and not handed in yet; version 0 where nothing is. */
  staged: Schema.Struct({ version: Schema.Finite, values: Values, files: Files }),
  /** The latest first. */
  former: Schema.Array(FormerCorrection)
})
export type SubmittedApplication = typeof SubmittedApplication.Type

/** Values by whole field id, ids of files by material. */
export const StagedCorrection = Schema.Struct({ values: mapOf(FormValue), files: mapOf(listOf(Key)) })
export type StagedCorrection = typeof StagedCorrection.Type

export const HandedInCorrection = Schema.Struct({
  at: Schema.String,
  /** The cases that went on; others still wait. */
  cases: Schema.Array(CorrectedCase),
  fields: Schema.Array(Schema.String),
  materials: Schema.Array(Schema.String)
})
export type HandedInCorrection = typeof HandedInCorrection.Type

export class OneThingCorrectionsApi extends HttpApiGroup.make('oneThingCorrections')
  .add(
    HttpApiEndpoint.get('read', '/correction/read', {
      query: { applyNo: Key },
      success: byCode(SubmittedApplication),
      error: [NotFound, Unavailable]
    }),
    /** Keeps what is typed, in place of what was kept under `version`; `Conflict` where another page has kept something since. */
    HttpApiEndpoint.post('stage', '/correction/stage', {
      payload: Schema.Struct({ applyNo: Key, version: Whole, content: carrying('encodedJson', StagedCorrection) }),
      success: byCode(Schema.Struct({ version: Schema.Finite, savedAt: Schema.String })),
      error: [Conflict, Forbidden, NotFound, Rejected, Unavailable]
    }).annotate(CallKind, 'draft'),
    /**
     * Makes the application form of a material that is open, from what is kept under `version`, as a file of the caller: to be signed, kept and
     * handed in. `Conflict` where another page has kept something since.
     */
    HttpApiEndpoint.post('print', '/correction/print', {
      payload: Schema.Struct({ applyNo: Key, materialId: Code, version: Whole }),
      success: byCode(FileItem),
      error: [Conflict, Forbidden, NotFound, Rejected, TooMany, Unavailable]
    }).annotate(CallKind, 'document'),
    /** Who signs such a file and who has, and whether it still says what is kept. */
    HttpApiEndpoint.get('signing', '/correction/signing', {
      query: { applyNo: Key, fileId: Key },
      success: byCode(Signing),
      error: [Forbidden, NotFound, Rejected, Unavailable]
    }),
    /**
     * Hands in what is kept under `version`: every case of which something changed goes on, once per client key. A booking that the form says
     * otherwise now moves with it, or is an issue at its field; a form that is to be signed again is one at its material. `AlreadySubmitted` where
     * it is now about somebody of whom the scene was submitted.
     */
    HttpApiEndpoint.post('handIn', '/correction/handIn', {
      payload: Schema.Struct({ applyNo: Key, clientKey: Key, version: Whole }),
      success: byCode(HandedInCorrection),
      error: [AlreadySubmitted, Conflict, Forbidden, Invalid, NotFound, Rejected, TooMany, Unavailable]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '查看与补正' })) {}
