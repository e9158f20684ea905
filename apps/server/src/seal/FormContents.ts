/** What a form says as it is filled in now (表单内容), as `contentHashOf`. Forms are made by `applications`, which stands above and provides this. */
import type { Forbidden, NotFound } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { Answers } from '@ljonething/domain/scene/Scene'
import type { PrintPayload } from '@ljonething/domain/submission/Submission'
import { Context } from 'effect'
import type { Effect } from 'effect'

interface FilledForm {
  readonly sceneCode: string
  readonly materialId?: string | undefined
  readonly answers: Answers
  readonly form: PrintPayload
}

export class FormContents extends Context.Service<
  FormContents,
  {
    readonly hashOf: (filled: FilledForm, user: UserInfo) => Effect.Effect<string, Forbidden | NotFound>
  }
>()('@ljonething/server/seal/FormContents') {}
