/**
 * The seal centre of the sandbox (沙箱签章平台): where the caller applies for a seal, and where it is made to be revoked or expired. Exists only while
 * the sandbox is on and the seal centre is the sandbox's own, otherwise every call answers NotFound.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected } from '../errors/errors.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { SealKind } from '../shapes/Signature.ts'
import { SandboxDoor } from './SandboxDoor.ts'

export const SealState = Schema.Literals(['valid', 'revoked', 'expired'])

/** A seal that the caller may use. */
export const SandboxSeal = Schema.Struct({
  kind: SealKind,
  /** Of the person or company, in full. */
  holder: Schema.String,
  /** none: not applied for yet. */
  state: Schema.Literals(['none', ...SealState.literals]),
  /** ISO; absent where there is none. */
  validUntil: Schema.optionalKey(Schema.String)
})
export type SandboxSeal = typeof SandboxSeal.Type

const Seals = byCode(Schema.Array(SandboxSeal))

export class SandboxSealsApi extends HttpApiGroup.make('sandboxSeals')
  .add(
    /** The caller's own, and that of the company they act for. */
    HttpApiEndpoint.get('seals', '/seals', { success: Seals, error: NotFound }),
    /** Granted at once; that of a company only to its administrator. Where there is a valid one it stays. */
    HttpApiEndpoint.post('applySeal', '/applySeal', {
      payload: Schema.Struct({ kind: SealKind }),
      success: Seals,
      error: [Forbidden, NotFound]
    }).annotate(CallKind, 'seal'),
    /** Makes a seal that is there valid again, revoked or expired. */
    HttpApiEndpoint.post('setSeal', '/setSeal', {
      payload: Schema.Struct({ kind: SealKind, state: SealState }),
      success: Seals,
      error: [Forbidden, NotFound, Rejected]
    }).annotate(CallKind, 'seal')
  )
  .prefix(bases.sandbox)
  .middleware(LoginRequired)
  .middleware(SandboxDoor)
  .annotateMerge(OpenApi.annotations({ title: '沙箱签章平台' })) {}
