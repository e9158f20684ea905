/**
 * The certificate authority and the time authority of the sandbox (沙箱签章机构): made at the first need, kept in the database. Times are the real clock,
 * as whoever checks a signature has it.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { InstallationKey } from '../../platform/InstallationKey.ts'
import { oneByOne } from '../../platform/oneByOne.ts'
import { issue } from '../../seal/pki/certificates.ts'
import type { CertificateWish, KeyPair } from '../../seal/pki/certificates.ts'
import type { SealHolder } from '../../seal/SealHolder.ts'
import { keptKeys, validFor } from './keptKeys.ts'
import type { KeyRow, Period } from './keptKeys.ts'

const authorityYears = 20

export interface Authorities {
  readonly root: KeyPair
  readonly timestamper: KeyPair
}

export class SandboxAuthorities extends Context.Service<
  SandboxAuthorities,
  {
    readonly both: Effect.Effect<Authorities>
    /** New keys of a seal. */
    readonly certify: (holder: Pick<SealHolder, 'name' | 'reference'>, period: Period) => Effect.Effect<KeyPair>
  }
>()('@ljonething/server/sandbox/seals/SandboxAuthorities') {
  static readonly layer = Layer.effect(
    SandboxAuthorities,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { lock, read } = keptKeys(yield* InstallationKey)

      const certify = (wish: CertificateWish, authority?: KeyPair) => Effect.promise(() => issue(wish, authority))

      const keep = Effect.fnUntraced(function* (name: string, keys: KeyPair) {
        yield* sql`
          INSERT INTO sandbox_authority (name, certificate, private_key) VALUES (${name}, ${keys.certificate}, ${lock(keys.privateKey)})`
        return keys
      })

      const findOrMake = Effect.gen(function* () {
        yield* oneByOne('seal', 'authorities').pipe(Effect.provideService(SqlClient.SqlClient, sql))
        const rows = yield* sql<KeyRow & { readonly name: string }>`SELECT name, certificate, private_key FROM sandbox_authority`
        const known = new Map(rows.map((row) => [row.name, read(row)]))
        const period = yield* validFor(authorityYears)
        const root =
          known.get('root') ?? (yield* keep('root', yield* certify({ use: 'authority', name: '龙江一件事沙箱根证书', ...period })))
        const timestamper =
          known.get('time') ?? (yield* keep('time', yield* certify({ use: 'timestamp', name: '龙江一件事沙箱时间戳', ...period }, root)))
        return { root, timestamper } satisfies Authorities
      }).pipe(sql.withTransaction, Effect.orDie)
      const both = yield* Effect.cachedInvalidateWithTTL(findOrMake, '1 hour').pipe(
        Effect.map(([get, forget]) => Effect.tapCause(get, () => forget))
      )

      return SandboxAuthorities.of({
        both,
        certify: Effect.fnUntraced(function* ({ name, reference }, period) {
          const { root } = yield* both
          return yield* certify({ use: 'seal', name, serialNumber: reference, ...period }, root)
        })
      })
    })
  )
}
