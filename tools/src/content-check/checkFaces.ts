/** Face recognition before signing (签名前人脸识别): asked for only where something is signed. */
import { isOn } from '@ljonething/domain/codes/flag'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkFaces({ scene: { flags, materials } }: SceneIndex): readonly PathProblem[] {
  if (!isOn(flags.faceDetect) || materials.some(({ signFlag }) => isOn(signFlag))) return []
  return [{ path: 'flags.faceDetect', message: 'the face is shown before signing, and no material is signed' }]
}
