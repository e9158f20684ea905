/** Signatures (签名), spec §3.3, and who signs a file and who has. */
import { sealKind } from '@ljonething/domain/signing/Signature'
import type { Signature as DomainSignature } from '@ljonething/domain/signing/Signature'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'
import { FileItem } from './FileItem.ts'

const fields = {
  /** 0, 3, 4 or another, which is an error (spec §4.2). */
  status: Schema.Finite,
  sid: Schema.optionalKey(Schema.String),
  fileId: Schema.optionalKey(Schema.String),
  msg: Schema.optionalKey(Schema.String)
}

export const Signature = exactly<DomainSignature>()(Schema.Struct(fields))

export const SealKind = Schema.Literals(sealKind.codes)

/** One who signs a file (签署人). */
const Signer = Schema.Struct({
  /** Names the signer of this file, as `person:motherIdCard`; to be given to `invite`. */
  key: Schema.String,
  /** What the signer is to the matter: 母亲, 申请人, 企业. */
  label: Schema.String,
  /** In full, as the form says it or, once it is signed, the certificate. */
  name: Schema.String,
  seal: SealKind,
  /** The caller signs for this one. */
  isCaller: Schema.Boolean,
  /** ISO; absent while it is not signed. */
  signedAt: Schema.optionalKey(Schema.String),
  /** ISO: until when somebody else is asked to sign; absent while nobody is. */
  invitedUntil: Schema.optionalKey(Schema.String)
})
export type Signer = typeof Signer.Type

/** How far the signing of a file is (签署进度). */
export const Signing = Schema.Struct({
  file: FileItem,
  /** SHA-256 of the bytes as they are now, hex: those that have been shown are these, or are shown again. */
  digest: Schema.String,
  /** In the order of the scene. */
  signers: Schema.Array(Signer),
  isWhole: Schema.Boolean,
  /** The form says something else than the file: its signatures are void, it is made again and signed again. Absent where no form was given. */
  isOutdated: Schema.optionalKey(Schema.Boolean)
})
export type Signing = typeof Signing.Type

/** What signing answers: the published signature, and how far it is. */
export const SignedFile = Schema.Struct({ ...fields, signing: Schema.optionalKey(Signing) })
