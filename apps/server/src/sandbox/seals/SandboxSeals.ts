/**
 * The seals of the sandbox (沙箱印章): its certificate authority and its time authority, made at the first need, and the seals they certified. All of
 * it lies in the database, private keys encrypted under the installation key. Times are the real clock, as whoever checks a
 * signature has it.
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
import { lockedBytes } from '../../platform/LockedBytes.ts'
import { oneByOne } from '../../platform/oneByOne.ts'
import { issue } from '../../seal/pki/certificates.ts'
import type { CertificateWish, KeyPair } from '../../seal/pki/certificates.ts'
import { holderOf } from '../../seal/SealHolder.ts'
import type { SealHolder } from '../../seal/SealHolder.ts'

const authorityYears = 20
const sealYears = 3
/** A certificate is good from a moment before it was made: clocks differ. */
const leewayMinutes = 5

export interface HeldSeal {
  readonly sid: string
  readonly keys: KeyPair
  readonly validUntil: Date
  readonly isRevoked: boolean
}

export interface Authorities {
  readonly root: KeyPair
  readonly timestamper: KeyPair
}

interface KeyRow {
  readonly certificate: Uint8Array
  readonly privateKey: Uint8Array
}

interface SealRow extends KeyRow {
  readonly sid: string
  readonly validUntil: Date
  readonly isRevoked: boolean
}

const noCompany = new Forbidden({ msg: '您当前不是以企业身份登录，没有可用的企业印章' })
const administratorOnly = new Forbidden({ msg: '企业印章只能由企业管理员申请，请联系本企业管理员' })

export class SandboxSeals extends Context.Service<
  SandboxSeals,
  {
    readonly authorities: Effect.Effect<Authorities>
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
      const { lock, open } = lockedBytes(installation.hash('private keys of sandbox seals'))

      const keysOf = ({ certificate, privateKey }: KeyRow): KeyPair => ({
        certificate: Uint8Array.from(certificate),
        privateKey: Uint8Array.from(open(privateKey))
      })

      const validFor = (years: number) =>
        Effect.map(DateTime.now, (now) => ({
          from: DateTime.toDate(DateTime.subtract(now, { minutes: leewayMinutes })),
          until: DateTime.toDate(DateTime.add(now, { years }))
        }))

      const certify = (wish: CertificateWish, authority?: KeyPair) => Effect.promise(() => issue(wish, authority))

      const keep = Effect.fnUntraced(function* (name: string, keys: KeyPair) {
        yield* sql`
          INSERT INTO sandbox_authority (name, certificate, private_key) VALUES (${name}, ${keys.certificate}, ${lock(keys.privateKey)})`
        return keys
      })

      const findOrMakeAuthorities = Effect.gen(function* () {
        yield* oneByOne('seal', 'authorities').pipe(Effect.provideService(SqlClient.SqlClient, sql))
        const rows = yield* sql<KeyRow & { readonly name: string }>`SELECT name, certificate, private_key FROM sandbox_authority`
        const known = new Map(rows.map((row) => [row.name, keysOf(row)]))
        const period = yield* validFor(authorityYears)
        const root =
          known.get('root') ?? (yield* keep('root', yield* certify({ use: 'authority', name: '龙江一件事沙箱根证书', ...period })))
        const timestamper =
          known.get('time') ?? (yield* keep('time', yield* certify({ use: 'timestamp', name: '龙江一件事沙箱时间戳', ...period }, root)))
        return { root, timestamper } satisfies Authorities
      }).pipe(sql.withTransaction, Effect.orDie)
      const authorities = yield* Effect.cachedInvalidateWithTTL(findOrMakeAuthorities, '1 hour').pipe(
        Effect.map(([get, forget]) => Effect.tapCause(get, () => forget))
      )

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
        return { sid, keys: keysOf(row), validUntil, isRevoked } satisfies HeldSeal
      })

      const certified = Effect.fnUntraced(function* ({ name, reference }: SealHolder, period: Pick<CertificateWish, 'from' | 'until'>) {
        const { root } = yield* authorities
        return yield* certify({ use: 'seal', name, serialNumber: reference, ...period }, root)
      })

      const write = Effect.fnUntraced(function* (holder: SealHolder, period: Pick<CertificateWish, 'from' | 'until'>, isWanted: boolean) {
        const sid = yield* newPublicId
        const keys = yield* certified(holder, period)
        yield* Effect.orDie(sql`
          INSERT INTO sandbox_seal AS kept (holder, sid, certificate, private_key, valid_until, is_revoked)
          VALUES (${holder.reference}, ${sid}, ${keys.certificate}, ${lock(keys.privateKey)}, ${period.until}, false)
          ON CONFLICT (holder) DO UPDATE SET sid = EXCLUDED.sid, certificate = EXCLUDED.certificate, private_key = EXCLUDED.private_key,
            valid_until = EXCLUDED.valid_until, is_revoked = false
          WHERE ${isWanted} OR kept.is_revoked OR kept.valid_until <= now()`)
      })

      const stateOf = (seal: HeldSeal | undefined, now: Date): SandboxSeal['state'] => {
        if (seal === undefined) return 'none'
        if (seal.isRevoked) return 'revoked'
        return seal.validUntil <= now ? 'expired' : 'valid'
      }

      const mayChange = (user: UserInfo, kind: SealKind) => {
        const holder = holderOf(installation, user, kind)
        if (holder === undefined) return Effect.fail(noCompany)
        return kind === sealKind.code.company && user.companyRole !== companyRole.code.administrator
          ? Effect.fail(administratorOnly)
          : Effect.succeed(holder)
      }

      return SandboxSeals.of({
        authorities,
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
  ).pipe(Layer.provide(Documents.layer))
}
