import { expect, it } from 'vitest'
import { someFile } from '../testing/exampleForm.ts'
import { someMaterial } from '@ljonething/domain/testing/formParts'
import { someServices } from '../testing/someServices.ts'
import { isPreviewable, openFile } from './openFile.ts'

const material = someMaterial({ id: 'CL01' })

const opened = async (fileType: string, realType = fileType, isApplyForm = false) => {
  const calls: string[] = []
  const { files: services } = someServices(
    {},
    {
      realFileType: () => Promise.resolve(realType),
      previewFile: () => calls.push('previewFile'),
      downloadFile: () => calls.push('downloadFile'),
      previewApplicationForm: () => calls.push('previewApplicationForm')
    }
  )
  await openFile(services, material, someFile({ id: 'f', fileType, isApplyForm }), () => undefined)
  return calls
}

it('only ofd, pdf and pictures can be previewed', () => {
  expect(['ofd', 'jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp', 'pdf', 'PDF'].every(isPreviewable)).toBe(true)
  expect(['doc', 'docx', 'xlsx', 'zip', 'txt', 'exe', ''].some(isPreviewable)).toBe(false)
})

it('[R-2.5-28] an OFD file is judged by its real type: shown when it can be previewed, else downloaded', async () => {
  expect(await opened('ofd', 'ofd')).toEqual(['previewFile'])
  expect(await opened('ofd', 'pdf')).toEqual(['previewFile'])
  expect(await opened('ofd', 'zip')).toEqual(['downloadFile'])
})

it('[R-2.5-30] other files that cannot be previewed are downloaded', async () => {
  expect(await opened('docx')).toEqual(['downloadFile'])
  expect(await opened('pdf')).toEqual(['previewFile'])
})

it('an application form opens in the dialog with the signing flow, which can put the signed file in its place', async () => {
  expect(await opened('pdf', 'pdf', true)).toEqual(['previewApplicationForm'])
})
