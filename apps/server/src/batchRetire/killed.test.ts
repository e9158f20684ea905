import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { batchPayload, goodRows, newBatch, rowsOf, stateOf, untilDone, uploadShared } from '../testing/retireBatch.ts'
import { dataFolder, freePort, queryIn, startService } from '../testing/serviceProcess.ts'
import { contentWithStaff } from '../testing/staffContent.ts'
import { loginAs } from '../testing/TestCaller.ts'

const people = 40

/** From now on what was submitted cannot be recorded in the list of the batch. */
const holdRecords = (sql: SqlClient.SqlClient) =>
  Effect.andThen(
    sql.unsafe(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'held'; END $$`),
    sql.unsafe(`CREATE TRIGGER hold BEFORE UPDATE ON retire_batch_row FOR EACH ROW WHEN (NEW.state = 'submitted') EXECUTE FUNCTION hold()`)
  )

/** They can again, and whoever was at work is given up. */
const letGo = (sql: SqlClient.SqlClient) =>
  Effect.andThen(sql`DROP TRIGGER hold ON retire_batch_row`, sql`UPDATE retire_batch_row SET claimed_until = now()`)

const countOf = (sql: SqlClient.SqlClient) =>
  Effect.map(
    sql<{ submitted: number; recorded: number }>`
      SELECT (SELECT count(*)::int FROM application) AS submitted,
        (SELECT count(*)::int FROM retire_batch_row WHERE state = 'submitted') AS recorded`,
    ([row]) => row ?? { submitted: 0, recorded: 0 }
  )

describe('a service that is killed in the middle of a batch', () => {
  it('goes on where it stopped: nobody is lost, and nobody who was submitted but not recorded is submitted twice', async () => {
    const dataDir = dataFolder('batch-killed')
    const content = join(dirname(dataDir), 'content')
    await contentWithStaff(content, people)
    const start = async () => startService({ DATA_DIR: dataDir, CONTENT_DIR: content, LOG_LEVEL: 'Fatal', PORT: String(await freePort()) })
    const first = await start()
    const before = await loginAs(await first.ready, '邹静', true)
    const batchNo = await newBatch(before, 'killed-batch')
    const payload = batchPayload(batchNo, [await uploadShared(before)], await goodRows(before, people))
    const { batch } = await before.call((client) => client.oneThingBatchRetire.batchSubmitSx({ payload }))
    expect(batch).toMatchObject({ state: 'running', total: people })
    await expect.poll(async () => (await stateOf(before, batchNo))?.submitted).toBeGreaterThan(0)
    await queryIn(dataDir, holdRecords)
    const unrecorded = async () => {
      const { submitted, recorded } = await queryIn(dataDir, countOf)
      return submitted - recorded
    }
    await expect.poll(unrecorded).toBeGreaterThan(2)
    first.child.kill('SIGKILL')
    await first.ended

    const second = await start()
    const after = await loginAs(await second.ready, '邹静', true)
    expect(await stateOf(after, batchNo)).toMatchObject({ state: 'running', total: people, refused: 0 })
    await queryIn(dataDir, letGo)
    expect(await untilDone(after, batchNo)).toMatchObject({ total: people, submitted: people, refused: 0 })
    expect(await queryIn(dataDir, countOf)).toEqual({ submitted: people, recorded: people })
    expect(new Set((await rowsOf(after, batchNo)).map(({ applyNo }) => applyNo)).size).toBe(people)
  })
})
