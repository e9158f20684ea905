/** What was submitted, as it was, and its correction (查看与补正). */
import type { Signing } from '@ljonething/api/shapes/Signature'
import type { FileItem, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { received } from './received.ts'
import { run } from './run.ts'

export type { SubmittedApplication } from '@ljonething/api/oneThing/CorrectionsApi'

export const submittedQuery = (applyNo: string) =>
  queryOptions({
    queryKey: keyOf('submitted', applyNo),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const submitted = await run('oneThingCorrections', 'read', { query: { applyNo }, signal })
      return { ...submitted, form: await received(submitted.form) }
    }
  })

export interface Staged {
  readonly values: FormValues
  readonly files: FormFiles
}

/** Keeps what is typed in place of what was kept under `version`. */
export const stageCorrection = async (applyNo: string, version: number, { values, files }: Staged, signal?: AbortSignal) => {
  const ids = Object.fromEntries(Object.entries(files).map(([code, list]) => [code, list.map(({ id }) => id)]))
  const content = await encodeForm(JSON.stringify({ values, files: ids }))
  return run('oneThingCorrections', 'stage', { payload: { applyNo, version, content }, ...(signal && { signal }) })
}

/** The application form of a material that is open, from what is kept under `version`. */
export const printCorrection = (applyNo: string, version: number, materialId: string): Promise<FileItem> =>
  run('oneThingCorrections', 'print', { payload: { applyNo, version, materialId } })

/** Who has signed such a form, and whether it still says what is kept. */
export const correctionSigning = (applyNo: string, fileId: string, signal?: AbortSignal): Promise<Signing> =>
  run('oneThingCorrections', 'signing', { query: { applyNo, fileId }, signal })

export const handInCorrection = (applyNo: string, version: number, clientKey: string) =>
  run('oneThingCorrections', 'handIn', { payload: { applyNo, version, clientKey } })
