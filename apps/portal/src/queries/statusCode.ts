/** Status by QR code (扫码查进度): the code of an application, and what a phone without a login sees of it. */
import { queryOptions } from '@tanstack/react-query'
import { apiFailure } from './apiError.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

/** Made anew each time its dialog is opened; the one before is good no more. */
export const statusCodeQuery = (applyNo: string) =>
  queryOptions({
    queryKey: keyOf('statusCode', applyNo),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => run('oneThingStatusCode', 'getQRCodeAndApplyNo', { query: { applyNo } })
  })

const everyMs = 30_000

/** Asked again while its page is in front, until the code is good no more. */
export const phoneStatusQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf('phoneStatus', token),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => run('oneThingPhoneStatus', 'look', { payload: { token }, signal }),
    refetchInterval: ({ state: { error } }) => (apiFailure(error).tag === 'NotFound' ? false : everyMs)
  })
