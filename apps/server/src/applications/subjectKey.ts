/**
 * The key of the subjects (办理对象密钥): kept hashes are made with the installation's key. Those from before there was one are hashed with it once, at
 * the first start; with another key than the database's the service refuses to start, for nobody would be found to have submitted before.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { InstallationKey } from '../platform/InstallationKey.ts'
import { StartError } from '../platform/StartError.ts'

const atOnce = 1_000

const otherKey = new StartError(
  '安装密钥与数据库不符：请恢复数据目录中的 installation-key，或把 INSTALLATION_KEY 设为本数据库一直使用的密钥；密钥已丢失的，见 apps/server/README.md。'
)

const keyFormer = Effect.fn('keyFormer')(function* (hash: InstallationKey['Service']['hash']) {
  const sql = yield* SqlClient.SqlClient
  for (let after = ''; ;) {
    const rows = yield* sql<{ applyNo: string; subjectHash: string }>`
      SELECT apply_no, subject_hash FROM application WHERE subject_hash IS NOT NULL AND apply_no > ${after} ORDER BY apply_no LIMIT ${atOnce}`
    const last = rows.at(-1)
    if (last === undefined) return
    yield* sql`
      UPDATE application SET subject_hash = keyed.hash
      FROM unnest(${rows.map(({ applyNo }) => applyNo)}::text[], ${rows.map(({ subjectHash }) => hash(subjectHash))}::text[]) AS keyed (no, hash)
      WHERE apply_no = keyed.no`
    after = last.applyNo
  }
})

/** Several services that start at once wait for the first. */
export const keySubjects = Effect.fn('keySubjects')(function* ({ hash }: InstallationKey['Service']) {
  const sql = yield* SqlClient.SqlClient
  const fingerprint = hash('subject_key')
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const taken = yield* sql`INSERT INTO subject_key (fingerprint) VALUES (${fingerprint}) ON CONFLICT DO NOTHING RETURNING fingerprint`
      if (taken.length > 0) return yield* keyFormer(hash)
      const [kept] = yield* sql<{ fingerprint: string }>`SELECT fingerprint FROM subject_key`
      if (kept?.fingerprint !== fingerprint) return yield* Effect.fail(otherKey)
    })
  )
})
