/**
 * The form that somebody asks for before submitting (所求表单): that of one material or of the whole, as it is filled in now, and who is to sign it. Not
 * found where the scene has no such template, or the plan no such form.
 */
import { NotFound } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FormFiles } from '@ljonething/domain/form/FormDescription'
import { foldForm } from '@ljonething/domain/form/foldForm'
import { withKnown } from '@ljonething/domain/form/lockKnown'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { templateTarget } from '@ljonething/domain/scene/templateTarget'
import type { PrintPayload } from '@ljonething/domain/submission/Submission'
import { DateTime, Effect } from 'effect'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { fileItem } from '../materials/fileRow.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import type { MaterialFiles } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import type { Clock } from '../platform/Clock.ts'
import { sceneFor } from '../plans/mayFile.ts'
import { planForm } from '../plans/planForm.ts'
import { formToSign } from './formToSign.ts'
import { sentForm } from './sentForm.ts'

export interface PrintRequest {
  readonly sceneCode: string
  /** That of the material which is the form; the whole application unless given. */
  readonly materialId?: string | undefined
  /** One of the scene's, which says the form that is made; the original form without one. */
  readonly templateId?: string
  readonly answers: Answers
  readonly form: PrintPayload
}

interface Needs {
  readonly catalogue: Catalogue['Service']
  readonly clock: Clock['Service']
  readonly files: MaterialFiles['Service']
}

const filesByMaterial = (files: readonly MaterialFile[]): FormFiles =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(files, ({ materialId }) => materialId),
      ([id, list]) => [id, list.map(fileItem)]
    )
  )

export const requestedForm = Effect.fnUntraced(function* ({ catalogue, clock, files }: Needs, request: PrintRequest, user: UserInfo) {
  const { sceneCode, templateId = '', answers, form } = request
  const entry = yield* sceneFor(user, sceneCode, catalogue)
  const target = templateTarget(entry.scene, templateId, request.materialId)
  if (target === undefined) return yield* new NotFound({ msg: '未查询到该表单模板' })
  const { materialId } = target
  const now = yield* clock.now
  const region = form.areacode === '' ? entry.scene.region : form.areacode
  const { plan, description } = planForm(catalogue, entry, answers, { region, user, today: dayOf(now) })
  const material = description.allfile.find(({ id }) => id === materialId)
  if (materialId !== undefined && material?.isApplicationForm !== true) return yield* new NotFound({ msg: '未查询到该材料' })
  const filled = sentForm(entry.scene, form)
  const given = filesByMaterial(yield* files.ofOwner(user.userId, Object.values(filled.files).flat()))
  const facts = { scene: entry.scene, user, region, at: DateTime.toDate(now) }
  const values = withKnown(description, foldForm(description, filled.values))
  return { entry, material, ...formToSign(catalogue, { plan, description, values, files: given }, facts, material) }
})
