/** A handling of the newborn scene that is filled in and ready to be handed in (待提交的办理), and what a submit carries. */
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import type { FormPayload } from '@ljonething/domain/submission/Submission'
import type { HandlingState } from '../handling/HandlingState.ts'
import { decrypted } from './decrypted.ts'
import type { SeenRequest } from './fakeService.ts'
import { fileNamed } from './fileNamed.ts'
import { guideAnswers } from './guideAnswers.ts'
import { describedForm } from './newbornForm.ts'
import { newbornScene } from './newbornScene.ts'

const passed = { status: '1', message: '核验通过' } as const

/** Everything done up to the materials. */
export const readyToSubmit = (): Partial<HandlingState> => {
  const description = describedForm(newbornScene, guideAnswers)
  const sample = sampleValues(newbornScene, '2026-11-20')
  const fields = description.allfield.flatMap((group) => group.fieldList)
  return {
    answers: guideAnswers,
    guideDone: true,
    noticeRead: true,
    checkResults: Object.fromEntries(newbornScene.preChecks.map(({ code }) => [code, passed])),
    values: Object.fromEntries(fields.map((field) => [field.id, sample[field.name] ?? field.value])),
    files: Object.fromEntries(
      description.allfile.map(({ id, isApplicationForm, fileLimits }) => [
        id,
        isApplicationForm
          ? [{ ...fileNamed('申请表.pdf'), isApplyForm: true }]
          : [fileNamed('a.jpg'), fileNamed('b.jpg')].slice(0, fileLimits.fileNum)
      ])
    ),
    formDone: true
  }
}

/** The form payload inside a submit request, its content read. */
export const submittedForm = ({ parts }: SeenRequest): FormPayload & { readonly own: unknown } => {
  const form: FormPayload = JSON.parse(decrypted(parts['paramsJson']))
  return { ...form, own: JSON.parse(form.content) }
}
