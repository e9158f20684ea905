/** The one submit of a handling (提交请求), from the plan and the form as they stand; its key was made when the handling began. */
import type { FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { SubmitRequest } from '../../queries/handling.ts'
import { includedMatters } from '../plan/includedMatters.ts'
import type { HandlingNow } from '../HandlingContext.ts'

interface Filled {
  readonly values: FormValues
  readonly files: FormFiles
}

type Handled = Pick<HandlingNow, 'scene' | 'plan' | 'state' | 'draft'>

export const submitRequest = ({ scene, plan, state, draft }: Handled, { values, files }: Filled): SubmitRequest => ({
  clientKey: state.submitKey,
  sceneCode: scene.sceneCode,
  sceneName: scene.name,
  region: state.region,
  matterCodes: includedMatters(plan).map(({ code }) => code),
  params: {
    answers: plan.answers,
    values,
    files: Object.fromEntries(
      Object.entries(files).flatMap(([id, items]) => (items.length === 0 ? [] : [[id, items.map((file) => file.id)] as const]))
    ),
    declarations: state.declarations,
    checkParams: state.checkParams,
    ...(draft === undefined ? {} : { draft: { rowGuid: draft.rowGuid, version: draft.version } })
  }
})

const withoutDraft = ({ params: { draft: _draft, ...params }, ...request }: SubmitRequest): string => JSON.stringify({ ...request, params })

/** Do two requests ask for the same, whatever draft version they name? */
export const isSameRequest = (one: SubmitRequest, other: SubmitRequest): boolean => withoutDraft(one) === withoutDraft(other)
