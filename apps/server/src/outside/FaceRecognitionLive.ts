/** Face recognition (人脸识别): over HTTP where `FACE_URL` is set, otherwise that of the sandbox, otherwise none. The only place that chooses. */
import { Unavailable } from '@ljonething/api/errors/errors'
import { Effect, Layer, Option } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { SandboxFaceRecognition } from '../sandbox/SandboxFaceRecognition.ts'
import { FaceRecognition } from '../faces/FaceRecognition.ts'
import { HttpFaceRecognition } from '../faces/HttpFaceRecognition.ts'

const unconfigured = Effect.fail(new Unavailable({ msg: '人脸识别服务尚未接入，请到窗口办理' }))

const NoFaceRecognition = Layer.succeed(FaceRecognition, {
  begin: () => unconfigured,
  stateOf: () => unconfigured,
  cancel: () => Effect.void
})

export const FaceRecognitionLive = Layer.unwrap(
  Effect.map(ServiceConfig, ({ faceUrl, sandbox }) =>
    Option.match(faceUrl, { onSome: HttpFaceRecognition, onNone: () => (sandbox ? SandboxFaceRecognition : NoFaceRecognition) })
  )
)
