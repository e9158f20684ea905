/**
 * A batch of 500 (批量退休): a company's clerk hands in five hundred people at once, and the service submits them behind, four at a time: each with a
 * form that it prints and copies of the files they share. Beside it as many single submissions of the newborn scene by four callers, whose
 * forms and files were there before: what printing and copying cost is the batch's.
 */
import { batchPayload, goodRows, newBatch, untilDone, uploadShared } from '@ljonething/server/testing/retireBatch'
import { contentWithStaff } from '@ljonething/server/testing/staffContent'
import { loginAs } from '@ljonething/server/testing/TestCaller'
import { join } from 'node:path'
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { asks } from './handling.ts'
import { load } from './load.ts'
import { withService } from './withService.ts'

const people = 500
const lanes = 4
const longestMs = 900_000

const withStaff = async (folder: string): Promise<Record<string, string>> => {
  const content = join(folder, 'content')
  await contentWithStaff(content, people)
  return { CONTENT_DIR: content }
}

export const batch = (): Report => ({
  title: `A batch of ${people}`,
  print: () =>
    withService(async ({ service, made }) => {
      await load(service.url, { callers: lanes, seconds: 60, calls: 100 }, asks(await made.make(100)))
      const singles = asks(await made.make(people))
      const beforeSingles = service.cpuMs()
      const single = await load(service.url, { callers: lanes, seconds: 600, calls: people }, singles)
      const cpuOfSingle = (service.cpuMs() - beforeSingles) / people

      const clerk = await loginAs(service.url, '邹静', true)
      const batchNo = await newBatch(clerk, 'bench-batch')
      const payload = batchPayload(batchNo, [await uploadShared(clerk)], await goodRows(clerk, people))
      const beforeBatch = service.cpuMs()
      const from = performance.now()
      await clerk.call((client) => client.oneThingBatchRetire.batchSubmitSx({ payload }))
      const { submitted } = await untilDone(clerk, batchNo, longestMs)
      const seconds = (performance.now() - from) / 1000
      const cpuOfBatch = (service.cpuMs() - beforeBatch) / people
      const perSecond = people / seconds
      return [
        `A batch of ${people}, ${lanes} lanes, beside ${people} single submissions of ${lanes} callers`,
        `  the batch            ${perSecond.toFixed(1).padStart(6)} people per s   ${cpuOfBatch.toFixed(1).padStart(5)} ms of the service's CPU each, its form printed`,
        `  single submissions   ${single.perSecond.toFixed(1).padStart(6)} per s          ${cpuOfSingle.toFixed(1).padStart(5)} ms`,
        `  the batch ÷ single submissions, in people per second: ${(perSecond / single.perSecond).toFixed(2)}`,
        ...refusals('single submissions', single),
        goal('people submitted, once each', submitted, { atLeast: people }),
        ''
      ].join('\n')
    }, withStaff)
})
