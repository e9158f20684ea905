/**
 * Electronic seals of departments (部门电子印章), on what is made here in their name, and who stands for seals. Outside of the sandbox departments seal
 * what they issue themselves: here is none, and those who stand for their seals are configured.
 */
import type { SealKeys } from '@ljonething/ofd/seals/writeSeal'
import { Context, Effect, Layer } from 'effect'
import type { DocumentFailed } from '../documents/DocumentFailed.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { trustedRoots } from './trustedRoots.ts'

export interface DepartmentSeal {
  /** SESeal, DER. */
  readonly seal: Uint8Array
  readonly signer: SealKeys
}

export class DepartmentSeals extends Context.Service<
  DepartmentSeals,
  {
    /** By the name of the department; undefined outside of the sandbox. */
    readonly ofdSeal: (department: string) => Effect.Effect<DepartmentSeal | undefined>
    /** The document with the seal of the department; as it was outside of the sandbox. */
    readonly sealPdf: (department: string, pdf: Uint8Array) => Effect.Effect<Uint8Array, DocumentFailed>
    /** Certificates (DER) of those who stand for seals. */
    readonly roots: Effect.Effect<readonly Uint8Array[]>
  }
>()('@ljonething/server/results/DepartmentSeals') {
  static readonly layer = Layer.effect(
    DepartmentSeals,
    Effect.gen(function* () {
      const roots = yield* trustedRoots((yield* ServiceConfig).departmentSealTrust)
      return DepartmentSeals.of({
        ofdSeal: () => Effect.undefined,
        sealPdf: (_department, pdf) => Effect.succeed(pdf),
        roots: Effect.succeed(roots)
      })
    })
  )
}
