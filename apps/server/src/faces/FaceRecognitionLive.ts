/** Face recognition (人脸识别): over HTTP where `FACE_URL` is set, otherwise that of the sandbox, otherwise none. The only place that chooses. */
import { Unavailable } from '@ljonething/api/errors/errors'
import { faceSystem } from '@ljonething/domain/signing/sealSystem'
import { Effect, Layer, Option } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { SandboxFaces } from '../sandbox/SandboxFaces.ts'
import { SandboxUpstreams } from '../sandbox/SandboxUpstreams.ts'
import { faceAway, facePatience, FaceRecognition } from './FaceRecognition.ts'
import { HttpFaceRecognition } from './HttpFaceRecognition.ts'

const unconfigured = Effect.fail(new Unavailable({ msg: '人脸识别服务尚未接入，请到窗口办理' }))

const NoFaceRecognition = Layer.succeed(FaceRecognition, {
  begin: () => unconfigured,
  stateOf: () => unconfigured,
  cancel: () => Effect.void
})

const SandboxFaceRecognition = Layer.effect(
  FaceRecognition,
  Effect.gen(function* () {
    const { begin, stateOf, cancel } = yield* SandboxFaces
    const { modes } = yield* SandboxUpstreams
    /** Whatever the sandbox page says but that it is fine, it gives no answer that is one, or none in time. */
    const onTheLine = <A>(asked: Effect.Effect<A>) =>
      Effect.flatMap(modes, (all) => {
        const mode = all.get(faceSystem.system)
        if (mode === undefined) return asked
        return Effect.andThen(mode === 'slow' ? Effect.sleep(facePatience) : asked, Effect.fail(faceAway))
      })
    return FaceRecognition.of({ begin: (wanted) => onTheLine(begin(wanted)), stateOf: (code) => onTheLine(stateOf(code)), cancel })
  })
).pipe(Layer.provide([SandboxFaces.layer, SandboxUpstreams.layer]))

export const FaceRecognitionLive = Layer.unwrap(
  Effect.map(ServiceConfig, ({ faceUrl, sandbox }) =>
    Option.match(faceUrl, { onSome: HttpFaceRecognition, onNone: () => (sandbox ? SandboxFaceRecognition : NoFaceRecognition) })
  )
)
