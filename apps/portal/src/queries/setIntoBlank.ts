import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { encodeForm } from './encodeForm.ts'
import { run } from './run.ts'

/** What is filled in, by whole field id, set into the sheet of a material that is signed by hand (套打). */
export const setIntoBlank = async (sceneCode: string, materialId: string, values: FormValues) =>
  run('oneThingPrinting', 'setBeatFile', {
    payload: { sceneid: sceneCode, type: materialId, fileType: 'pdf', data: await encodeForm(JSON.stringify(values)) }
  })
