/** Face recognition (人脸识别): what the desk begins and asks, and what the phone of the sandbox says without a login. */
import type { FaceEnd } from '@ljonething/api/sandbox/FacesApi'
import { queryOptions } from '@tanstack/react-query'
import { apiFailure } from './apiError.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { FaceState } from '@ljonething/api/mobile/FacesApi'
export type { FaceEnd } from '@ljonething/api/sandbox/FacesApi'

export interface FacePlace {
  readonly sceneCode: string
  readonly fileId: string
}

export const isFaceAsked = async ({ sceneCode, fileId }: FacePlace): Promise<boolean> =>
  (await run('oneThingFaces', 'isAsked', { query: { sceneid: sceneCode, fileId } })).isAsked

/** A code for each time it is asked for; kept while its dialog is open. */
export const faceCodeQuery = ({ sceneCode, fileId }: FacePlace, round: string) =>
  queryOptions({
    queryKey: keyOf('faceCode', fileId, round),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => run('oneThingFaces', 'begin', { payload: { sceneid: sceneCode, fileId } })
  })

const everyMs = 2_000
const afterFailureMs = 10_000

/** Asked while its page is in front: every two seconds, seldom while the line is bad, no more once it has ended. */
export const faceStateQuery = (code: string) =>
  queryOptions({
    queryKey: keyOf('faceState', code),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const payload = new FormData()
      payload.set('code', code)
      return (await run('mobileFaces', 'selectFaceRecognitionResult', { payload, signal })).state
    },
    refetchInterval: ({ state: { data, error } }) => {
      if (apiFailure(error).tag === 'NotFound') return false
      if (data !== undefined && data !== 'waiting' && data !== 'open') return false
      return error === null ? everyMs : afterFailureMs
    }
  })

export const cancelFace = (code: string) => run('oneThingFaces', 'cancel', { payload: { code } })

export const openFace = (code: string) => run('sandboxFaces', 'open', { payload: { code } })

export const endFace = async (key: string, end: FaceEnd): Promise<FaceEnd> =>
  (await run('sandboxFaces', 'end', { payload: { key, end } })).end
