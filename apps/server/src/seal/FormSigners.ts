/**
 * Who signs a generated form, and who has (签署记录): written when the form is made, filled in by each signature, gone with the file. Others ask and
 * write it here.
 */
import type { FormSigner } from '@ljonething/domain/signing/signersOf'
import type { SealKind } from '@ljonething/domain/signing/Signature'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { referenceOf } from './SealHolder.ts'

export interface SignerRow {
  readonly fileId: string
  readonly key: string
  readonly label: string
  readonly name: string
  readonly kind: SealKind
  readonly holder: string
  /** Of the bytes that were shown to them; null while they have not signed. */
  readonly seenSha256: string | null
  readonly signedAt: Date | null
}

export interface SignedForm {
  readonly fileId: string
  readonly owner: string
  readonly contentHash: string
  /** In the order of the scene. */
  readonly signers: readonly SignerRow[]
}

export interface Given {
  readonly key: string
  readonly seenSha256: string
  readonly signedSha256: string
  readonly serial: string
  readonly signedBy: string
  readonly signedAt: Date
}

export const isWhole = ({ signers }: SignedForm): boolean => signers.every(({ signedAt }) => signedAt !== null)

/** What a form says and who signs it, as one hash: a signature is good for this and nothing else. */
export const contentHashOf = (said: unknown, signers: readonly FormSigner[]): string =>
  createHash('sha256')
    .update(JSON.stringify([said, signers.map(({ key, name, number, seal }) => [key, name, number, seal])]))
    .digest('hex')

export class FormSigners extends Context.Service<
  FormSigners,
  {
    /** A form that was just made; part of the transaction that adds its file. */
    readonly begin: (
      file: { readonly id: string; readonly owner: string },
      contentHash: string,
      signers: readonly FormSigner[]
    ) => Effect.Effect<void>
    readonly of: (fileIds: readonly string[]) => Effect.Effect<ReadonlyMap<string, SignedForm>>
    /** Part of the caller's transaction. */
    readonly record: (fileId: string, given: Given) => Effect.Effect<void>
    /** These bytes of a form were made here, so that they are no signed paper when they come back as an upload. */
    readonly noteMade: (bytes: Uint8Array) => Effect.Effect<void>
    /** Which of these files (SHA-256, hex) were made here, forms that were signed here among them. */
    readonly madeHere: (digests: readonly string[]) => Effect.Effect<ReadonlySet<string>>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/seal/FormSigners') {
  static readonly layer = Layer.effect(
    FormSigners,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const key = yield* InstallationKey

      const begin = Effect.fn('FormSigners.begin')(function* (
        { id, owner }: { readonly id: string; readonly owner: string },
        contentHash: string,
        signers: readonly FormSigner[]
      ) {
        yield* sql`INSERT INTO signed_form (file_id, owner, content_hash) VALUES (${id}, ${owner}, ${contentHash})`
        const [first, ...others] = signers.map(({ key: signer, label, name, number, seal: kind }, position) => {
          return { fileId: id, key: signer, position, label, name, kind, holder: referenceOf(key, kind, number) }
        })
        if (first !== undefined) yield* sql`INSERT INTO form_signer ${sql.insert([first, ...others])}`
      }, sql.withTransaction)

      const of = Effect.fn('FormSigners.of')(function* (fileIds: readonly string[]) {
        if (fileIds.length === 0) return new Map<string, SignedForm>()
        const forms = yield* sql<Omit<SignedForm, 'signers'>>`
          SELECT file_id, owner, content_hash FROM signed_form WHERE ${sql.in('file_id', fileIds)}`
        const rows = yield* sql<SignerRow>`
          SELECT file_id, key, label, name, kind, holder, seen_sha256, signed_at FROM form_signer
          WHERE ${sql.in('file_id', fileIds)} ORDER BY position`
        return new Map(forms.map((form) => [form.fileId, { ...form, signers: rows.filter(({ fileId }) => fileId === form.fileId) }]))
      })

      const noteDigest = (sha256: string) => sql`INSERT INTO made_form (sha256) VALUES (${sha256}) ON CONFLICT DO NOTHING`

      const record = Effect.fn('FormSigners.record')(function* (
        fileId: string,
        { key: signer, seenSha256, signedSha256, serial, signedBy, signedAt }: Given
      ) {
        yield* noteDigest(signedSha256)
        yield* sql`
          UPDATE form_signer SET seen_sha256 = ${seenSha256}, signed_sha256 = ${signedSha256}, serial = ${serial},
            signed_by = ${signedBy}, signed_at = ${signedAt}
          WHERE file_id = ${fileId} AND key = ${signer} AND signed_at IS NULL`
      })

      return FormSigners.of({
        begin: (file, contentHash, signers) => Effect.orDie(begin(file, contentHash, signers)),
        of: (fileIds) => Effect.orDie(of(fileIds)),
        record: (fileId, given) => Effect.orDie(record(fileId, given)),
        noteMade: (bytes) => Effect.asVoid(Effect.orDie(noteDigest(createHash('sha256').update(bytes).digest('hex')))),
        madeHere: (digests) =>
          digests.length === 0
            ? Effect.succeed(new Set<string>())
            : sql<{ sha256: string }>`SELECT sha256 FROM made_form WHERE ${sql.in('sha256', digests)}`.pipe(
                Effect.orDie,
                Effect.map((rows) => new Set(rows.map(({ sha256 }) => sha256)))
              ),
        sweep: sql`DELETE FROM made_form WHERE made_at < now() - interval '1 year'`.pipe(Effect.orDie, Effect.asVoid)
      })
    })
  )
}
