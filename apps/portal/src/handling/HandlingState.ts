/**
 * One handling of one scene by one person (一次办理): everything they answered, typed and uploaded so far.
 *
 * Kept in the session storage of the tab after every pause and when the page is left, and in the draft box of the service (暂存) shortly
 * after, so that refresh, back, a closed tab and another browser lose nothing. `saving/storedHandling` says how it is written.
 */
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Answers } from '@ljonething/domain/scene/Scene'

export interface HandlingState {
  readonly sceneCode: string
  readonly region: string
  readonly answers: Answers
  /** The guide was finished with these answers; changing an answer clears it. */
  readonly guideDone: boolean
  readonly noticeRead: boolean
  /** Parameters of the pre-checks by name. */
  readonly checkParams: Readonly<Record<string, string>>
  readonly checkResults: Readonly<Record<string, CheckResult>>
  /** Own declarations where no register could answer: code → "1" | "0". */
  readonly declarations: Readonly<Record<string, string>>
  /** By whole field id. */
  readonly values: FormValues
  readonly files: FormFiles
  readonly formDone: boolean
  /** Makes the submit happen once. */
  readonly submitKey: string
  /** Makes the first save of the draft happen once. */
  readonly draftKey: string
  /** Key of the step last looked at. */
  readonly step: string
  readonly applyNo?: string
}

export interface CheckResult {
  readonly status: PreCheckStatus
  readonly message: string
}

export const newHandling = (sceneCode: string, region: string, newKey: () => string): HandlingState => ({
  sceneCode,
  region,
  answers: {},
  guideDone: false,
  noticeRead: false,
  checkParams: {},
  checkResults: {},
  declarations: {},
  values: {},
  files: {},
  formDone: false,
  submitKey: newKey(),
  draftKey: newKey(),
  step: 'themeMiddle'
})

/** Something was answered, read or typed: worth keeping as a draft. */
export const isBegun = (state: HandlingState): boolean =>
  state.noticeRead || [state.answers, state.values, state.checkParams, state.files].some((part) => Object.keys(part).length > 0)

/** Other answers may bring other matters and fields: guide and form have to be finished again. */
export const withAnswers = (answers: Answers): Partial<HandlingState> => ({ answers, guideDone: false, formDone: false })
