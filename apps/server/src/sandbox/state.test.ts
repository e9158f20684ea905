import { expect, it } from 'vitest'
import { AppLive } from '../app.ts'
import { countedStatements } from '../testing/countedStatements.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { useService } from '../testing/useService.ts'

const counted = countedStatements()
const server = useService(AppLive, {}, counted.database)

it('what waits at the departments is counted once for all who ask within a moment, and anew after it', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const waiting = async () => {
    const { departments } = await mother.call((client) => client.sandbox.state())
    return departments.reduce((sum, department) => sum + department.waiting, 0)
  }
  const from = counted.mark()
  for (let asked = 0; asked < 20; asked += 1) expect(await waiting()).toBe(0)
  expect(counted.since(from).filter(({ text }) => text.includes('FROM handling_case WHERE status')).length).toBeLessThanOrEqual(2)
  const payload = submitPayload(await prepareNewborn(mother), 'sandbox-state')
  await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
  // The card waits for the citizen number, and is with no department yet.
  await expect.poll(waiting).toBe(4)
})
