/** The one submit of a handling (提交请求), from the plan and the form as they stand; its key was made when the handling began. */
import type { SubmitRequest } from '../../queries/handling.ts'
import { builtSubmission } from '../../handling/form/filledForm.ts'
import type { HandlingNow } from '../../handling/HandlingContext.ts'

export const submitRequest = async (now: HandlingNow): Promise<SubmitRequest> => {
  const { plan, state, draft } = now
  const { content: _content, ...form } = (await builtSubmission(now)).form
  return {
    clientKey: state.submitKey,
    form,
    content: {
      answers: plan.answers,
      declarations: state.declarations,
      checkParams: state.checkParams,
      ...(draft === undefined ? {} : { draft: { rowGuid: draft.rowGuid, version: draft.version } })
    }
  }
}

const withoutDraft = ({ content: { draft: _draft, ...content }, ...request }: SubmitRequest): string =>
  JSON.stringify({ ...request, content })

/** Do two requests ask for the same, whatever draft version they name? */
export const isSameRequest = (one: SubmitRequest, other: SubmitRequest): boolean => withoutDraft(one) === withoutDraft(other)
