import { Api } from '@ljonething/api/Api'
import { NotFound } from '@ljonething/api/errors/errors'
import { Effect, Option } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { ServiceConfig } from '../platform/Config.ts'
import { SandboxFaces } from './SandboxFaces.ts'

export const SandboxFaceHandlers = HttpApiBuilder.group(
  Api,
  'sandboxFaces',
  Effect.fn(function* (handlers) {
    const { faceUrl } = yield* ServiceConfig
    const faces = yield* SandboxFaces
    const whenOn = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | NotFound, R> =>
      Option.isNone(faceUrl) ? effect : Effect.fail(new NotFound({ msg: '沙箱人脸识别未开启' }))
    return handlers.handleAll({
      open: ({ payload }) =>
        whenOn(Effect.map(faces.open(payload.code), ({ expiresAt, ...face }) => ({ ...face, expiresAt: expiresAt.toISOString() }))),
      end: ({ payload }) => whenOn(Effect.map(faces.end(payload.key, payload.end), (end) => ({ end })))
    })
  })
)
