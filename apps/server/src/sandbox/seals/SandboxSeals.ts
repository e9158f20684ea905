/**
 * The seals of the sandbox (沙箱印章), which its authorities certified: they lie in the database, private keys encrypted under the installation key.
 * Times are the real clock, as whoever checks a signature has it.
 */
import { Forbidden, Rejected } from '@ljonething/api/errors/errors'
import type { SandboxSeal, SealState } from '@ljonething/api/sandbox/SealsApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { companyRole } from '@ljonething/domain/codes/user'
import { sealKind } from '@ljonething/domain/signing/Signature'
import type { SealKind } from '@ljonething/domain/signing/Signature'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Documents } from '../../documents/Documents.ts'
import type { DocumentFailed } from '../../documents/DocumentFailed.ts'
import { newPublicId } from '../../platform/Ids.ts'
import { InstallationKey } from '../../platform/InstallationKey.ts'
import type { KeyPair } from '../../seal/pki/certificates.ts'
import { holderOf } from '../../seal/SealHolder.ts'
import type { SealHolder } from '../../seal/SealHolder.ts'
import { keptKeys, validFor } from './keptKeys.ts'
import type { KeyRow, Period } from './keptKeys.ts'
import { SandboxAuthorities } from './SandboxAuthorities.ts'

const sealYears = 3

export interface HeldSeal {
  readonly sid: string
  readonly keys: KeyPair
  readonly validUntil: Date
  readonly isRevoked: boolean
}

interface SealRow extends KeyRow {
  readonly sid: string
  readonly validUntil: Date
  readonly isRevoked: boolean
}

const noCompany = new Forbidden({ msg: '您当前不是以企业身份登录，没有可用的企业印章' })
const administratorOnly = new Forbidden({ msg: '企业印章只能由企业管理员申请，请联系本企业管理员' })

const stateOf = (seal: HeldSeal | undefined, now: Date): SandboxSeal['state'] => {
  if (seal === undefined) return 'none'
  if (seal.isRevoked) return 'revoked'
  return seal.validUntil <= now ? 'expired' : 'valid'
}

export class SandboxSeals extends Context.Service<
  SandboxSeals,
  {
    readonly find: (holder: SealHolder) => Effect.Effect<HeldSeal | undefined>
    /** Of a holder who needs not apply: made where there is none, or none that still holds. */
    readonly findOrMake: (holder: SealHolder) => Effect.Effect<HeldSeal>
    /** The visible seal of a holder who has one: a PDF of one page. */
    readonly picture: (holder: SealHolder) => Effect.Effect<Uint8Array, DocumentFailed>
    readonly list: (user: UserInfo) => Effect.Effect<readonly SandboxSeal[]>
    readonly apply: (user: UserInfo, kind: SealKind) => Effect.Effect<void, Forbidden>
    readonly setState: (user: UserInfo, kind: SealKind, state: typeof SealState.Type) => Effect.Effect<void, Forbidden | Rejected>
  }
>()('@ljonething/server/seal/SandboxSeals') {
  static readonly layer = Layer.effect(
    SandboxSeals,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const installation = yield* InstallationKey
      const documents = yield* Documents
      const authorities = yield* SandboxAuthorities
      const { lock, read } = keptKeys(installation)

      /** Drawn at the first need. */
      const picture = Effect.fn('SandboxSeals.picture')(function* ({ kind, name, reference }: SealHolder) {
        const [row] = yield* Effect.orDie(sql<{ picture: Uint8Array | null }>`SELECT picture FROM sandbox_seal WHERE holder = ${reference}`)
        if (row !== undefined && row.picture !== null) return Uint8Array.from(row.picture)
        const drawn = yield* documents.renderSeal({ kind, name }, reference)
        yield* Effect.orDie(sql`UPDATE sandbox_seal SET picture = ${drawn} WHERE holder = ${reference}`)
        return drawn
      })

      const find = Effect.fn('SandboxSeals.find')(function* ({ reference }: SealHolder) {
        const [row] = yield* Effect.orDie(
          sql<SealRow>`SELECT sid, certificate, private_key, valid_until, is_revoked FROM sandbox_seal WHERE holder = ${reference}`
        )
        if (row === undefined) return undefined
        const { sid, validUntil, isRevoked } = row
        return { sid, keys: read(row), validUntil, isRevoked } satisfies HeldSeal
      })

      const write = Effect.fnUntraced(function* (holder: SealHolder, period: Period, isWanted: boolean) {
        const sid = yield* newPublicId
        const keys = yield* authorities.certify(holder, period)
        yield* Effect.orDie(sql`
          INSERT INTO sandbox_seal AS kept (holder, sid, certificate, private_key, valid_until, is_revoked)
          VALUES (${holder.reference}, ${sid}, ${keys.certificate}, ${lock(keys.privateKey)}, ${period.until}, false)
          ON CONFLICT (holder) DO UPDATE SET sid = EXCLUDED.sid, certificate = EXCLUDED.certificate, private_key = EXCLUDED.private_key,
            valid_until = EXCLUDED.valid_until, is_revoked = false
          WHERE ${isWanted} OR kept.is_revoked OR kept.valid_until <= now()`)
      })

      const mayChange = (user: UserInfo, kind: SealKind) => {
        const holder = holderOf(installation, user, kind)
        if (holder === undefined) return Effect.fail(noCompany)
        return kind === sealKind.code.company && user.companyRole !== companyRole.code.administrator
          ? Effect.fail(administratorOnly)
          : Effect.succeed(holder)
      }

      return SandboxSeals.of({
        find,
        findOrMake: Effect.fn('SandboxSeals.findOrMake')(function* (holder) {
          const held = yield* find(holder)
          if (held !== undefined && stateOf(held, DateTime.toDate(yield* DateTime.now)) === 'valid') return held
          yield* write(holder, yield* validFor(sealYears), false)
          return yield* Effect.flatMap(find(holder), (made) => Effect.fromNullishOr(made)).pipe(Effect.orDie)
        }),
        picture,
        list: Effect.fn('SandboxSeals.list')(function* (user) {
          const now = DateTime.toDate(yield* DateTime.now)
          return yield* Effect.forEach(
            sealKind.codes.flatMap((kind) => holderOf(installation, user, kind) ?? []),
            (holder) =>
              Effect.map(find(holder), (seal) => ({
                kind: holder.kind,
                holder: holder.name,
                state: stateOf(seal, now),
                ...(seal === undefined ? {} : { validUntil: seal.validUntil.toISOString() })
              }))
          )
        }),
        apply: Effect.fn('SandboxSeals.apply')(function* (user, kind) {
          yield* write(yield* mayChange(user, kind), yield* validFor(sealYears), false)
        }),
        setState: Effect.fn('SandboxSeals.setState')(function* (user, kind, state) {
          const holder = yield* mayChange(user, kind)
          if ((yield* find(holder)) === undefined) return yield* new Rejected({ msg: '还没有申请印章' })
          if (state === 'revoked') {
            yield* Effect.orDie(sql`UPDATE sandbox_seal SET is_revoked = true WHERE holder = ${holder.reference}`)
            return
          }
          const now = yield* DateTime.now
          const past = {
            from: DateTime.toDate(DateTime.subtract(now, { days: 30 })),
            until: DateTime.toDate(DateTime.subtract(now, { days: 1 }))
          }
          yield* write(holder, state === 'valid' ? yield* validFor(sealYears) : past, true)
        })
      })
    })
  ).pipe(Layer.provide([Documents.layer, SandboxAuthorities.layer]))
}
