/** What was submitted, as it was, and its correction (查看与补正). */
import type { FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { SubmittedApplication } from '@ljonething/api/oneThing/CorrectionsApi'

export const submittedQuery = (applyNo: string) =>
  queryOptions({
    queryKey: keyOf('submitted', applyNo),
    staleTime: 0,
    queryFn: ({ signal }) => run('oneThingCorrections', 'read', { query: { applyNo }, signal })
  })

export interface Staged {
  readonly values: FormValues
  readonly files: FormFiles
}

/** Keeps what is typed in place of what was kept under `version`. */
export const stageCorrection = async (applyNo: string, version: number, { values, files }: Staged) => {
  const ids = Object.fromEntries(Object.entries(files).map(([code, list]) => [code, list.map(({ id }) => id)]))
  const content = await encodeForm(JSON.stringify({ values, files: ids }))
  return run('oneThingCorrections', 'stage', { payload: { applyNo, version, content } })
}

export const handInCorrection = (applyNo: string, version: number, clientKey: string) =>
  run('oneThingCorrections', 'handIn', { payload: { applyNo, version, clientKey } })
