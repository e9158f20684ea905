/** The sandbox behind the port of face recognition (沙箱人脸识别), with what the sandbox page makes of it. */
import { faceSystem } from '@ljonething/domain/signing/sealSystem'
import { Effect, Layer } from 'effect'
import { faceAway, facePatience, FaceRecognition } from '../faces/FaceRecognition.ts'
import { SandboxFaces } from './SandboxFaces.ts'
import { SandboxUpstreams } from './SandboxUpstreams.ts'

export const SandboxFaceRecognition = Layer.effect(
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
