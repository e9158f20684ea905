import type { HandlingNow } from '../../handling/HandlingContext.ts'
import { filledForm } from '../../handling/form/filledForm.ts'
import { wordForm } from '../../queries/word.ts'
import { saveFile } from '../../viewer/saveFile.ts'

/** Hands the whole application to the person as a Word document. */
export const saveWordForm = async (handling: HandlingNow): Promise<void> => {
  const { name, bytes } = await wordForm({ sceneCode: handling.scene.sceneCode, filled: await filledForm(handling) })
  saveFile(bytes, name)
}
