/**
 * One handling of one scene by one person (一次办理): everything they answered, typed and uploaded so far.
 *
 * Kept in the draft box of the service (暂存) after every pause, and in the session storage of the tab when the page is left or the draft box
 * has it not, so that refresh, back, a closed tab and another browser lose nothing. `saving/storedHandling` says how it is written.
 */
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { FieldIssue, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { FoundValues, RegisteredValue } from '@ljonething/domain/registers/RegisteredValue'
import type { Answers } from '@ljonething/domain/scene/Scene'

export interface HandlingState {
  readonly sceneCode: string
  readonly region: string
  /** The person chose the region; else it is where a handling starts out. */
  readonly regionChosen: boolean
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
  /** Values that a register filled in, by whole field id. */
  readonly registered: Readonly<Record<string, RegisteredValue>>
  /** Whole ids of fields whose value was typed in this tab, which alone keeps them. */
  readonly typed: readonly string[]
  readonly files: FormFiles
  readonly formDone: boolean
  /** Makes the submit happen once. */
  readonly submitKey: string
  /** Makes the first save of the draft happen once. */
  readonly draftKey: string
  /** Key of the step last looked at. */
  readonly step: string
  readonly applyNo?: string | undefined
  /** Labels of what the scene asks for, by id and code: what was filled in can be named after the scene changed. Stored of what is filled in. */
  readonly labels?: Readonly<Record<string, string>> | undefined
  /** Tells apart what the scene asked for when it was last opened (`labelsDigest`). */
  readonly asked?: number | undefined
  /** What the scene no longer has a place for, until the person has read it. */
  readonly lost?: readonly LostEntry[]
  /** Code of the question that stands alone on a phone; kept in this tab alone. */
  readonly guideAt?: string
  /** Why the step was not left; kept in this tab alone. */
  readonly refused?: Refusal
}

export interface LostEntry {
  readonly label: string
  readonly text: string
}

/** What a step shows as wrong since one wanted to go on (错误汇总). */
export interface Refusal {
  /** Key of the step; `declarations` for those of the pre-check. */
  readonly step: string
  readonly issues: readonly FieldIssue[]
}

export interface CheckResult {
  readonly status: PreCheckStatus
  readonly message: string
  /** What the register says besides, by field name. */
  readonly known?: FoundValues
}

export const newHandling = (sceneCode: string, region: string, newKey: () => string): HandlingState => ({
  sceneCode,
  region,
  regionChosen: false,
  answers: {},
  guideDone: false,
  noticeRead: false,
  checkParams: {},
  checkResults: {},
  declarations: {},
  values: {},
  registered: {},
  typed: [],
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
