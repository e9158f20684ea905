import { subjectOf } from '@ljonething/domain/submission/subjectOf'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { anotherBirth, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { keySubjects } from './subjectKey.ts'

const server = useTestServer()

const submitted = async (key: string) => {
  const mother = await loginAs(server.url, '周晓岚')
  const bornAt = anotherBirth()
  const prepared = await prepareNewborn(mother, bornAt)
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
  const unkeyed = createHash('sha256')
    .update(subjectOf(prepared.scene, prepared.plan.answers, prepared.params.values) ?? '')
    .digest('hex')
  return { applyNo, unkeyed, mother, bornAt }
}
const sqlOf = <A, E>(statement: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>) =>
  server.run(Effect.flatMap(SqlClient.SqlClient, statement))
const hashOf = async (applyNo: string) =>
  (await sqlOf((sql) => sql<{ hash: string }>`SELECT subject_hash AS hash FROM application WHERE apply_no = ${applyNo}`))[0]?.hash

it('what is kept of a subject cannot be found by trying numbers: it needs the key of the installation', async () => {
  const { applyNo, unkeyed } = await submitted('key-kept')
  const kept = await hashOf(applyNo)
  expect(kept).toMatch(/^[0-9a-f]{64}$/)
  expect(kept).not.toBe(unkeyed)
  expect(kept).toBe((await server.run(InstallationKey)).hash(unkeyed))
})

it('what was kept without a key is keyed once at a start, and still refuses a second submit', async () => {
  const { applyNo, unkeyed, mother, bornAt } = await submitted('key-former')
  await sqlOf((sql) => sql`UPDATE application SET subject_hash = NULL WHERE apply_no <> ${applyNo}`)
  await sqlOf((sql) => sql`UPDATE application SET subject_hash = ${unkeyed} WHERE apply_no = ${applyNo}`)
  await sqlOf((sql) => sql`DELETE FROM subject_key`)
  const start = Effect.flatMap(InstallationKey, keySubjects)
  await server.run(Effect.all([start, start, start], { concurrency: 'unbounded' }))
  expect(await hashOf(applyNo)).toBe((await server.run(InstallationKey)).hash(unkeyed))
  const payload = submitPayload(await prepareNewborn(mother, bornAt), 'key-former-second')
  expect(await mother.refusal((client) => client.oneThingSubmit.submitSx({ payload }))).toMatchObject({
    _tag: 'AlreadySubmitted',
    own: { applyNo }
  })
})

it('with another key than the database has the service does not start', async () => {
  const other = keySubjects(InstallationKey.of({ hash: (text) => createHash('sha256').update(`other ${text}`).digest('hex') }))
  expect(await server.run(Effect.flip(other))).toMatchObject({
    _tag: 'StartError',
    message: expect.stringContaining('安装密钥与数据库不符')
  })
})
