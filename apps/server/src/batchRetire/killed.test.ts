import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { batchPayload, goodRows, newBatch, stateOf, untilDone, uploadShared } from '../testing/retireBatch.ts'
import { freePort, startService } from '../testing/serviceProcess.ts'
import { contentWithStaff } from '../testing/staffContent.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs } from '../testing/TestCaller.ts'

const people = 200

describe('a service that is killed in the middle of a batch', () => {
  it(`goes on where it stopped: of ${people} people nobody is lost, and nobody is submitted twice`, async () => {
    const folder = temporaryFolder('batch-killed')
    const content = join(folder.path, 'content')
    await contentWithStaff(content, people)
    const settings = { DATA_DIR: join(folder.path, 'data'), CONTENT_DIR: content, LOG_LEVEL: 'Error' }
    const first = startService({ ...settings, PORT: String(await freePort()) })
    const before = await loginAs(await first.ready, '邹静', true)
    const batchNo = await newBatch(before, 'killed-batch')
    const payload = batchPayload(batchNo, [await uploadShared(before)], await goodRows(before, people))
    const { batch } = await before.call((client) => client.oneThingBatchRetire.batchSubmitSx({ payload }))
    expect(batch).toMatchObject({ state: 'running', total: people })
    const submitted = async () => (await stateOf(before, batchNo))?.submitted
    await expect.poll(submitted, { interval: 50 }).toBeGreaterThan(people / 10)
    first.child.kill('SIGKILL')
    await first.ended

    const second = startService({ ...settings, PORT: String(await freePort()) })
    const after = await loginAs(await second.ready, '邹静', true)
    expect(await stateOf(after, batchNo)).toMatchObject({ state: 'running', total: people, refused: 0 })
    expect(await untilDone(after, batchNo, 240_000)).toMatchObject({ total: people, submitted: people, refused: 0 })
    const list = await after.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 50 } }))
    expect(list.totalElements).toBe(people)
    const applyNos: string[] = []
    for (let page = 1; page <= people / 50; page += 1) {
      const asked = { batchNo, page, size: 50 }
      const { content: rows } = await after.call((client) => client.oneThingBatchRetire.retireHandlingInfoQuery({ payload: asked }))
      applyNos.push(...rows.map(({ applyNo = '' }) => applyNo))
    }
    expect(new Set(applyNos).size).toBe(people)
    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
    folder.remove()
  })
})
