/** Signatures (签名), spec §3.3. */
import { sealKind } from '@ljonething/domain/signing/Signature'
import type { Signature as DomainSignature } from '@ljonething/domain/signing/Signature'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'

export const Signature = exactly<DomainSignature>()(
  Schema.Struct({
    /** 0, 3, 4 or another, which is an error (spec §4.2). */
    status: Schema.Finite,
    sid: Schema.optionalKey(Schema.String),
    fileId: Schema.optionalKey(Schema.String),
    msg: Schema.optionalKey(Schema.String)
  })
)

export const SealKind = Schema.Literals(sealKind.codes)
