/** A batch of retirements, for tests and benchmarks: rows of the staff that may be in one, the shared file uploaded, handed in. */
import type { BatchSubmission } from '@ljonething/api/oneThing/BatchRetireApi'
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { pdfBytes } from './sampleFiles.ts'
import type { TestCaller } from './TestCaller.ts'

export const batchRegion = '230100000000'
export const unitValues = {
  unitPhone: '0451-82345678',
  agentName: '邹静',
  agentMobile: '13900000014',
  promise: '1'
}

export const staffOf = (caller: TestCaller) => caller.call((client) => client.oneThingBatchRetire.retireStaffQuery())

export const rowOf = ({
  empName,
  empIdCard,
  preReviewNo,
  legalRetireMonth,
  firstMonth
}: Awaited<ReturnType<typeof staffOf>>['staff'][number]) =>
  ({
    ...{ empName, empIdCard, preReviewNo, retireType: '10', applyRetireMonth: firstMonth ?? legalRetireMonth },
    ...{ dyhd: '是', ybzzztx: '否', gjjtq: '否', pensionCard: '6222021234567890', empMobile: '13900000003' }
  }) satisfies BatchRow

/** So many of the staff who may be in a batch. */
export const goodRows = async (caller: TestCaller, count: number): Promise<readonly BatchRow[]> =>
  (await staffOf(caller)).staff
    .filter(({ obstacle }) => obstacle === undefined)
    .map(rowOf)
    .slice(0, count)

export const uploadShared = async (caller: TestCaller): Promise<string> => {
  const payload = new FormData()
  for (const [name, value] of Object.entries({ sceneid: 'HLJYJS0002', formId: 'TX03' })) payload.set(name, value)
  payload.set('file', new Blob([pdfBytes]), '退休公示.pdf')
  return (await caller.call((client) => client.oneThingMaterials.tisUpload({ payload }))).id
}

export const newBatch = async (caller: TestCaller, clientKey: string): Promise<string> =>
  (await caller.call((client) => client.oneThingBatchRetire.buildCode({ payload: { clientKey } }))).batchNo

export const batchPayload = (
  batchNo: string,
  files: readonly string[],
  rows: readonly BatchRow[],
  unit: BatchSubmission['unit'] = unitValues
) => ({
  batchNo,
  region: batchRegion,
  paramsJson: JSON.stringify({ unit, files, rows } satisfies BatchSubmission)
})

export const stateOf = async (caller: TestCaller, batchNo: string) =>
  (await caller.call((client) => client.oneThingBatchRetire.retireBatchQuery({ query: { batchNo } }))).content[0]

export const rowsOf = async (caller: TestCaller, batchNo: string, state?: string) =>
  (
    await caller.call((client) =>
      client.oneThingBatchRetire.retireHandlingInfoQuery({
        payload: { batchNo, page: 1, size: 50, ...(state === undefined ? {} : { state }) }
      })
    )
  ).content

/** The batch once nobody in it waits; fails when that takes more than `timeout` ms. */
export const untilDone = async (caller: TestCaller, batchNo: string, timeout = 60_000) => {
  for (const until = performance.now() + timeout; performance.now() < until;) {
    const batch = await stateOf(caller, batchNo)
    if (batch?.state === 'done') return batch
    await new Promise((passed) => setTimeout(passed, 200))
  }
  throw new Error(`batch ${batchNo} was not done within ${timeout} ms`)
}
