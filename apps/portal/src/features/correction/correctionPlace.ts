/** The signing of a form of a correction, as its owner (补正中的签署): held against what is staged, once that is kept. */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { correctionSigning } from '../../queries/corrections.ts'
import { readMaterial } from '../../queries/materials.ts'
import { nameOfValues } from '../../signing/nameOfValues.ts'
import type { SigningPlace } from '../../signing/SigningPlace.ts'
import type { Staging } from './staging.ts'

export const correctionPlace = (
  { applyNo, sceneCode }: Pick<SubmittedApplication, 'applyNo' | 'sceneCode'>,
  staging: Staging,
  file: FileItem
): SigningPlace => ({
  file,
  sceneCode,
  asked: nameOfValues(staging.state().staged.values),
  signing: async (signal) => {
    await staging.flush()
    return correctionSigning(applyNo, file.id, signal)
  },
  bytes: (signal) => readMaterial(file, signal)
})
