/**
 * Electronic seals of the sandbox's departments (沙箱部门电子印章), each made when its department first seals. On OFD stands a seal of SM2, of an authority
 * that is made at the first need; on PDF a signature (PAdES) by a seal of the sandbox seal centre. Private keys are kept encrypted under the
 * installation key. Times are the real clock, as whoever checks a seal has it.
 */
import { createSm2KeyPair } from '@ljonething/crypto/Sm2'
import { makeCertificate, makeSeal } from '@ljonething/ofd/seals/writeSeal'
import type { SealKeys } from '@ljonething/ofd/seals/writeSeal'
import { sealKind } from '@ljonething/domain/signing/Signature'
import { DateTime, Effect, Layer, Semaphore } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomInt } from 'node:crypto'
import { ofdSealPicture } from '../../documents/ofdSealPicture.ts'
import { ServiceConfig } from '../../platform/Config.ts'
import { InstallationKey } from '../../platform/InstallationKey.ts'
import { lockedBytes } from '../../platform/LockedBytes.ts'
import { oneByOne } from '../../platform/oneByOne.ts'
import { SandboxAuthorities } from './SandboxAuthorities.ts'
import { SandboxSeals } from './SandboxSeals.ts'
import { SealThread } from '../../seal/SealThread.ts'
import { referenceOf } from '../../seal/SealHolder.ts'
import { DepartmentSeals } from '../../results/DepartmentSeals.ts'
import type { DepartmentSeal } from '../../results/DepartmentSeals.ts'
import { trustedRoots } from '../../results/trustedRoots.ts'

const authority = '龙江一件事沙箱印章机构'
const years = 20
/** A seal is good from a moment before it was made: clocks differ. */
const leewayMinutes = 5
const sideMm = 42
/** Place of the seal in the sheets that departments issue. */
const place = 'issuer'

interface Row {
  readonly certificate: Uint8Array
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  readonly seal: Uint8Array | null
}

export const SandboxDepartmentSeals = Layer.effect(
  DepartmentSeals,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const installation = yield* InstallationKey
    const { departmentSealTrust } = yield* ServiceConfig
    const trusted = yield* trustedRoots(departmentSealTrust)
    const authorities = yield* SandboxAuthorities
    const centre = yield* SandboxSeals
    const thread = yield* SealThread
    const oneAtOnce = yield* Semaphore.make(1)
    const { lock, open } = lockedBytes(installation.hash('private keys of department seals'))

    const find = (name: string) =>
      Effect.map(
        sql<Row>`SELECT certificate, public_key, private_key, seal FROM department_seal WHERE name = ${name}`,
        ([row]) =>
          row && {
            seal: row.seal,
            signer: {
              certificate: row.certificate,
              keys: { publicKey: row.publicKey, privateKeyHex: Buffer.from(open(row.privateKey)).toString('hex') }
            }
          }
      )

    const keep = (name: string, { certificate, keys }: SealKeys, seal: Uint8Array | null) =>
      sql`INSERT INTO department_seal (name, certificate, public_key, private_key, seal)
          VALUES (${name}, ${certificate}, ${keys.publicKey}, ${lock(Buffer.from(keys.privateKeyHex, 'hex'))}, ${seal})`

    const period = Effect.map(DateTime.now, (now) => ({
      from: DateTime.formatIso(DateTime.subtract(now, { minutes: leewayMinutes })),
      until: DateTime.formatIso(DateTime.add(now, { years }))
    }))

    const certified = Effect.fnUntraced(function* (name: string, by?: SealKeys) {
      const keys = createSm2KeyPair()
      const request = { name, publicKey: keys.publicKey, serial: randomInt(1, 2 ** 31 - 1), ...(yield* period) }
      return { keys, certificate: makeCertificate(request, { name: authority, keys: by?.keys ?? keys }) } satisfies SealKeys
    })

    const root = Effect.gen(function* () {
      const known = yield* find(authority)
      if (known !== undefined) return known.signer
      const made = yield* certified(authority)
      yield* keep(authority, made, null)
      return made
    })

    const findOrMake = Effect.fnUntraced(function* (department: string) {
      const known = yield* find(department)
      if (known !== undefined && known.seal !== null) return { seal: known.seal, signer: known.signer } satisfies DepartmentSeal
      const maker = yield* root
      const signer = yield* certified(department, maker)
      const picture = { format: 'ofd', bytes: ofdSealPicture(department, sideMm), width: sideMm, height: sideMm }
      const request = {
        id: installation.hash(department).slice(0, 16),
        name: `${department}电子印章`,
        signer: signer.certificate,
        picture
      }
      const seal = makeSeal({ ...request, ...(yield* period) }, maker)
      yield* keep(department, signer, seal)
      return { seal, signer } satisfies DepartmentSeal
    })

    const alone = <A, E>(make: Effect.Effect<A, E>) =>
      Effect.andThen(oneByOne('departmentSeal', 'all').pipe(Effect.provideService(SqlClient.SqlClient, sql)), make).pipe(
        sql.withTransaction,
        Effect.orDie
      )

    /** One after another, so that a new seal is drawn once however many wait for it. */
    const centreSeal = Effect.fnUntraced(function* (department: string) {
      const kind = sealKind.code.company
      const holder = { kind, name: department, number: '', reference: referenceOf(installation, kind, `department ${department}`) }
      const { keys } = yield* centre.findOrMake(holder)
      return { keys, picture: yield* centre.picture(holder) }
    }, oneAtOnce.withPermits(1))

    return DepartmentSeals.of({
      ofdSeal: Effect.fn('DepartmentSeals.ofdSeal')(function* (department) {
        return department !== authority ? yield* alone(findOrMake(department)) : undefined
      }),
      sealPdf: Effect.fn('DepartmentSeals.sealPdf')(function* (department, pdf) {
        const { keys, picture } = yield* centreSeal(department)
        const { root, timestamper } = yield* authorities.both
        const at = DateTime.toDate(yield* DateTime.now)
        const wanted = { place, signer: department, reason: '部门签章', at, picture }
        return yield* Effect.orDie(thread.sign({ pdf, keys, timestamper, chain: [root.certificate], ...wanted }))
      }),
      roots: Effect.map(
        Effect.suspend(() => alone(root)),
        ({ certificate }) => [certificate, ...trusted]
      )
    })
  })
).pipe(Layer.provide([SandboxAuthorities.layer, SandboxSeals.layer, SealThread.layer]))
