/**
 * The centre that recognises faces (人脸识别中心): begins a recognition of one person under a code that we made, and says how it stands. Beginning twice
 * under one code is beginning once. Whatever is no such answer, or none in time, is `Unavailable`; nothing is ever taken for passed.
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import type { FaceState } from '@ljonething/api/mobile/FacesApi'
import { Context } from 'effect'
import type { Effect } from 'effect'

/** As long as an answer may take: the desk asks again. */
export const facePatience = '5 seconds'

export const faceAway = new Unavailable({ msg: '人脸识别服务暂不可用，请稍后再试' })

export interface WantedFace {
  readonly code: string
  readonly name: string
  readonly cardId: string
  /** What the person is told it is for. */
  readonly purpose: string
  readonly expiresAt: Date
}

export class FaceRecognition extends Context.Service<
  FaceRecognition,
  {
    /** The page behind the code; undefined where it is a page of this portal. */
    readonly begin: (wanted: WantedFace) => Effect.Effect<string | undefined, Unavailable>
    readonly stateOf: (code: string) => Effect.Effect<FaceState, Unavailable>
    /** The code is good for nothing any more. */
    readonly cancel: (code: string) => Effect.Effect<void>
  }
>()('@ljonething/server/faces/FaceRecognition') {}
