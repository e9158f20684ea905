/** A sample of a material (样表), shown in the viewer or saved under the name of the material. */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import type { SampleFile } from '@ljonething/forms/engine/FileServices'
import { apiFailure } from '../queries/apiError.ts'
import { readSample } from '../queries/samples.ts'
import { saveFile } from '../viewer/saveFile.ts'

export const openSample = async (
  { name, fileName }: SampleFile,
  way: 'preview' | 'download',
  preview: (file: FileItem) => void,
  onFailed: (message: string) => void
) => {
  const file = { id: fileName, name: `${name}.pdf`, fileType: 'pdf', size: 0, url: '', isApplyForm: false, isReuse: false }
  if (way === 'preview') return preview(file)
  try {
    saveFile(await readSample(fileName), file.name)
  } catch (error) {
    onFailed(apiFailure(error).message)
  }
}
