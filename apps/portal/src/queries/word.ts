/** The application as a Word document (下载 Word), made anew from what is filled in. */
import { encodeForm } from './encodeForm.ts'
import type { ApplicationFormRequest } from './materials.ts'
import { readMaterial } from './materials.ts'
import { run } from './run.ts'

export const wordForm = async ({ sceneCode, filled }: Pick<ApplicationFormRequest, 'sceneCode' | 'filled'>) => {
  const { answers, print } = filled
  const { file } = await run('oneThingPrinting', 'wordStrengthen', {
    payload: {
      extendJson: JSON.stringify({ sceneid: sceneCode, answers }),
      formJson: await encodeForm(JSON.stringify(print)),
      templateId: ''
    }
  })
  return { name: file.name, bytes: await readMaterial(file) }
}
