import { describe, expect, it } from 'vitest'
import { prepareSigned, submitPayload } from '../testing/newbornSubmission.ts'
import { dataFolder, freePort, startService } from '../testing/serviceProcess.ts'
import { loginAs } from '../testing/TestCaller.ts'

describe('a killed service', () => {
  it('has lost nothing it answered: the application is there after kill −9, once, and goes on to its departments', async () => {
    const settings = { DATA_DIR: dataFolder('durability'), LOG_LEVEL: 'Error', DEPARTMENT_TIMEOUT: '2 seconds' }
    const first = startService({ ...settings, PORT: String(await freePort()) })
    const before = await loginAs(await first.ready, '周晓岚')
    const prepared = await prepareSigned(before)
    const answered = await before.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'kill-nine') }))
    first.child.kill('SIGKILL')
    await first.ended

    const second = startService({ ...settings, PORT: String(await freePort()) })
    const after = await loginAs(await second.ready, '周晓岚')
    const again = await after.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'kill-nine') }))
    expect(again).toEqual(answered)
    const list = await after.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10 } }))
    expect(list.content.map(({ applyNo }) => applyNo)).toEqual([answered.applyNo])
    const detailOf = () => after.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo: answered.applyNo } }))
    await expect
      .poll(async () => (await detailOf()).cases.map(({ delivery }) => delivery))
      .toEqual(answered.items.map(({ subApplyNo }) => (subApplyNo === 'M05' ? 'held' : 'delivered')))
    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
  })
})
