/** Whether something was submitted before (办理对象查重). */
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

/** Who types is not asked about at every letter. */
const pauseMs = 400

/** Answers and values as JSON text, values by name. */
export const subjectQuery = (asked: { readonly sceneCode: string; readonly answers: string; readonly values: string }) =>
  queryOptions({
    queryKey: keyOf('subject', asked),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
      const payload = { sceneid: asked.sceneCode, guideRules: encodeURIComponent(asked.answers), values: await encodeForm(asked.values) }
      return run('oneThingSubmit', 'checkSubject', { payload, signal })
    }
  })
