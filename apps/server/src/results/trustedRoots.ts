/**
 * Who stands for the seals of real departments (受信任的印章机构): the certificates in `DEPARTMENT_SEAL_TRUST`, read once at the start. One by
 * which no seal can be checked does not start, for its seals would never be known.
 */
import { readCertificate } from '@ljonething/ofd/seals/certificate'
import { Effect, Option } from 'effect'
import { pemCertificates } from '../platform/pemCertificates.ts'
import { StartError } from '../platform/StartError.ts'

export const trustedRoots = (path: Option.Option<string>): Effect.Effect<readonly Uint8Array[], StartError> =>
  Effect.gen(function* () {
    if (Option.isNone(path)) return []
    const roots = yield* pemCertificates(path.value, '印章机构的证书')
    const useless = roots.findIndex((root) => readCertificate(root) === undefined)
    if (useless < 0) return roots
    return yield* Effect.fail(new StartError(`印章机构的证书 ${path.value} 中第 ${useless + 1} 个不是 SM2 证书，不能用来验证 OFD 印章。`))
  })
