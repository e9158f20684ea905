/** Retirement of a company's staff in batches (批量退休). */
import type { BatchState, BatchSubmission, HandlingInfo, RetireStaff } from '@ljonething/api/oneThing/BatchRetireApi'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { BatchState, BatchSubmission, HandlingInfo, RetireStaff }

/** The company of the caller and who of its staff is near retirement. */
export const retireStaffQuery = queryOptions({
  queryKey: keyOf('retireStaff'),
  staleTime: 60_000,
  queryFn: ({ signal }) => run('oneThingBatchRetire', 'retireStaffQuery', { signal })
})

export const batchesQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: keyOf('retireBatches', page, size),
    staleTime: 0,
    queryFn: ({ signal }) => run('oneThingBatchRetire', 'retireBatchQuery', { query: { page, size }, signal })
  })

/** One batch; null where the caller has none of this number. */
export const batchQuery = (batchNo: string) =>
  queryOptions({
    queryKey: keyOf('retireBatches', batchNo),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { content } = await run('oneThingBatchRetire', 'retireBatchQuery', { query: { batchNo, page: 1, size: 1 }, signal })
      return content[0] ?? null
    }
  })

/** The people of a batch, of whom so many are done. */
export const batchPeopleQuery = (
  asked: {
    readonly batchNo: string
    readonly state?: string
    readonly page: number
    readonly size: number
  },
  done: number
) =>
  queryOptions({
    queryKey: keyOf('retirePeople', asked, done),
    staleTime: 0,
    queryFn: ({ signal }) => run('oneThingBatchRetire', 'retireHandlingInfoQuery', { payload: asked, signal })
  })

const mostAtOnce = 50

/** Everybody of a batch who was not handed in, in their order. */
export const refusedPeople = async (batchNo: string): Promise<readonly HandlingInfo[]> => {
  const people: HandlingInfo[] = []
  for (let page = 1; ; page += 1) {
    const payload = { batchNo, state: 'refused', page, size: mostAtOnce }
    const { content, totalPages } = await run('oneThingBatchRetire', 'retireHandlingInfoQuery', { payload })
    people.push(...content)
    if (page >= totalPages) return people
  }
}

/** The number of a new batch; the same key gives the same number. */
export const openBatch = (clientKey: string) => run('oneThingBatchRetire', 'buildCode', { payload: { clientKey } })

/** Sent again it does nothing twice. */
export const handInBatch = async (batchNo: string, region: string, submission: BatchSubmission) =>
  run('oneThingBatchRetire', 'batchSubmitSx', { payload: { batchNo, region, paramsJson: await encodeForm(JSON.stringify(submission)) } })

type Bytes = Uint8Array<ArrayBuffer>

/** What came of each person, as xlsx. */
export const readBatchSheet = (batchNo: string): Promise<Bytes> => run('oneThingBatchRetire', 'retireBatchExport', { query: { batchNo } })

/** All files of a batch, as a zip. */
export const readBatchFiles = (batchNo: string): Promise<Bytes> =>
  run('oneThingBatchRetire', 'retireBatchMaterialDownload', { query: { batchNo } })
