/** The signing of a form of this handling, as its owner (办理中的签署): held against what is filled in at the moment. */
import type { FileItem, FormValues, Material } from '@ljonething/domain/form/FormDescription'
import { filledForm } from '../form/filledForm.ts'
import type { HandlingNow } from '../HandlingContext.ts'
import { readMaterial } from '../../queries/materials.ts'
import { signingOf } from '../../queries/signing.ts'
import { nameOfValues } from '../../signing/nameOfValues.ts'
import type { SigningPlace } from '../../signing/SigningPlace.ts'

export const handlingPlace = (now: () => HandlingNow, material: Material, file: FileItem, values: FormValues): SigningPlace => ({
  file,
  sceneCode: now().scene.sceneCode,
  asked: nameOfValues(values),
  signing: async (signal) => {
    const handling = now()
    const { sceneCode } = handling.scene
    const filled = await filledForm(handling)
    return signingOf(file.id, { sceneCode, materialId: material.id, filled }, signal)
  },
  bytes: (signal) => readMaterial(file, signal)
})
