/** Upload by phone (手机扫码上传): what the desk asks, and what the phone sends without a login. */
import type { PhoneMaterial } from '@ljonething/api/oneThing/CapabilityApi'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { queryOptions } from '@tanstack/react-query'
import { apiFailure } from './apiError.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { PhoneMaterial } from '@ljonething/api/oneThing/CapabilityApi'

export interface WantedPhoneUpload {
  readonly sceneid: string
  readonly formId: string
  readonly applicationKey: string
  readonly present: number
}

/** A token for each time it is asked for; kept while its dialog is open. */
export const phoneTokenQuery = (wanted: WantedPhoneUpload, round: string) =>
  queryOptions({
    queryKey: keyOf('phoneToken', wanted.formId, round),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => run('oneThingCapability', 'token', { payload: wanted })
  })

const everyMs = 2_000
const afterFailureMs = 10_000

/** Asked while its page is in front: every two seconds, seldom while the line is bad, no more once it is over. */
export const phoneFilesQuery = (uploadId: string) =>
  queryOptions({
    queryKey: keyOf('phoneFiles', uploadId),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => run('oneThingCapability', 'getFiles', { query: { uploadId }, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      data?.state === 'ended' || apiFailure(error).tag === 'NotFound' ? false : error === null ? everyMs : afterFailureMs
  })

export const endPhoneUpload = (uploadId: string) => run('oneThingCapability', 'end', { payload: { uploadId } })

export const openPhoneUpload = (token: string) => run('oneThingPhone', 'open', { payload: { token } })

export interface SentByPhone {
  readonly material: PhoneMaterial
  readonly files: readonly FileItem[]
}

export const sentByPhone = (key: string) => run('oneThingPhone', 'sent', { payload: { key } })

/** Sent again under its client key it is the same file. */
export const sendFromPhone = (key: string, clientKey: string, file: File, signal?: AbortSignal): Promise<FileItem> => {
  const payload = new FormData()
  payload.set('key', key)
  payload.set('clientKey', clientKey)
  payload.set('file', file, file.name)
  return run('oneThingPhone', 'upload', { payload, signal })
}

export const removeFromPhone = (key: string, fileId: string) => run('oneThingPhone', 'remove', { payload: { key, fileId } })
