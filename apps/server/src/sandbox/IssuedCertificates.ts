/**
 * Certificates that the sandbox departments issue (制证): for a matter they make one for, by the rows of `issues` in `content/registry-sample.json`, to
 * the holders whom the form names. Kept beside the locker of the sandbox, which they are part of from then on.
 *   { matter: '1123…', certType: '结婚证', certCode: '1110…', holders: [{ name: 'manName', cardId: 'manIdCard' }], validYears: 10 }
 * Valid from the day on which it is issued; without years for good. Number and id follow from the case, so that made again it is the same.
 */
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { addDays } from '@ljonething/domain/condition/calendarDays'
import { formatDate } from '@ljonething/domain/display/dateTime'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, Effect, Layer, Option, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import type { CertificateQuestion } from '../registers/Upstream.ts'
import { SandboxRecords } from './SandboxRecords.ts'
import { issuedCertificate } from './stored/issuedCertificate.ts'

const Issue = Schema.Struct({
  /** Its implementing code (实施编码). */
  matter: Schema.String,
  certType: Schema.String,
  certCode: Schema.String,
  /** Names of fields. */
  holders: Schema.Array(Schema.Struct({ name: Schema.String, cardId: Schema.String })),
  validYears: Schema.optionalKey(Schema.Finite)
})
const readIssue = Schema.decodeUnknownOption(Issue)

const lastDay = (from: string, years: number): string => addDays(`${Number(from.slice(0, 4)) + years}${from.slice(4)}`, -1)

const digitsOf = (caseNo: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(caseNo).digest('hex')}`)
    .toString()
    .slice(-count)

export class IssuedCertificates extends Context.Service<
  IssuedCertificates,
  {
    /** What the department makes for the case at that moment; undefined where its matter has no certificate. */
    readonly made: (caseNo: string, part: SubmissionPart, at: string) => Effect.Effect<Certificate | undefined>
    /** Part of the caller's transaction; kept again it changes nothing. */
    readonly keep: (certificate: Certificate) => Effect.Effect<void>
    readonly find: (of: CertificateQuestion) => Effect.Effect<readonly Certificate[]>
  }
>()('@ljonething/server/sandbox/IssuedCertificates') {
  static readonly layer = Layer.effect(
    IssuedCertificates,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const records = yield* SandboxRecords

      return IssuedCertificates.of({
        made: Effect.fn('IssuedCertificates.made')(function* (caseNo, { implementCode, department, fields }, at) {
          const rows = yield* records.all
          const issue = rows('issues')
            .flatMap((row) => Option.toArray(readIssue(row)))
            .find(({ matter }) => matter === implementCode)
          if (issue === undefined) return undefined
          const values = new Map(fields.map(({ id, value }) => [id, value]))
          const holders = issue.holders
            .map(({ name, cardId }) => ({ name: values.get(name) ?? '', cardId: (values.get(cardId) ?? '').toUpperCase() }))
            .filter(({ cardId }) => cardId !== '')
          const validFrom = formatDate(at)
          const day = validFrom.replaceAll('-', '')
          return {
            certId: `DZZZ${day}${digitsOf(caseNo, 14)}`,
            certCode: issue.certCode,
            certType: issue.certType,
            number: `23${day}${digitsOf(caseNo, 8)}`,
            issuer: department,
            validFrom,
            ...(issue.validYears === undefined ? {} : { validUntil: lastDay(validFrom, issue.validYears) }),
            holders
          }
        }),
        keep: Effect.fn('IssuedCertificates.keep')(function* (certificate) {
          const holders = certificate.holders.map(({ cardId }) => cardId)
          yield* sql`
            INSERT INTO sandbox_certificate (cert_id, holders, certificate)
            VALUES (${certificate.certId}, ${holders}::text[], ${issuedCertificate.write(certificate)}::jsonb) ON CONFLICT DO NOTHING`
        }, Effect.orDie),
        find: Effect.fn('IssuedCertificates.find')(function* (of) {
          const condition = 'certId' in of ? sql`cert_id = ${of.certId}` : sql`holders @> ${[of.holder.toUpperCase()]}::text[]`
          const kept = yield* sql<{ certId: string; certificate: unknown }>`
            SELECT cert_id, certificate FROM sandbox_certificate WHERE ${condition} ORDER BY cert_id DESC`
          const read = yield* Effect.forEach(kept, ({ certId, certificate }) => issuedCertificate.read(certificate, certId))
          return read.flatMap((certificate) => (certificate === undefined ? [] : [certificate]))
        }, Effect.orDie)
      })
    })
  ).pipe(Layer.provide(SandboxRecords.layer))
}
