/**
 * What is handed in (提交内容), as the rules see it: a new submit, a row of a batch, or a correction as the form would stand after it. What has to be
 * read or asked for is an effect that runs once, with the first rule that needs it; what was found stands for whoever writes it down.
 */
import type {
  AlreadySubmitted,
  Conflict,
  Forbidden,
  Invalid,
  NotFound,
  PlaceGone,
  Rejected,
  TooMany,
  Unavailable
} from '@ljonething/api/errors/errors'
import type { SubmitContent } from '@ljonething/api/shapes/FormPayload'
import type { DataSource } from '@ljonething/domain/codes/channel'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { FieldIssue, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { FormPayload } from '@ljonething/domain/submission/Submission'
import type { Effect } from 'effect'
import type { Bookings } from '../../bookings/Bookings.ts'
import type { Catalogue } from '../../catalogue/Catalogue.ts'
import type { CatalogueScene } from '../../catalogue/readScenes.ts'
import type { Asker } from '../../registers/Asker.ts'
import type { Unverified } from '../../registers/preCheckOutcome.ts'
import type { Registers } from '../../registers/Registers.ts'
import type { Choices } from '../../registers/sources/Sources.ts'
import type { ReusedCertificates } from '../../reuse/ReusedCertificates.ts'
import type { SentForm } from '../sentForm.ts'
import type { Claim } from '../claim.ts'
import type { Subjects } from '../Subjects.ts'

export type Refusal = AlreadySubmitted | Conflict | Forbidden | Invalid | NotFound | PlaceGone | Rejected | TooMany | Unavailable

type Once<A> = Effect.Effect<A, Refusal>

export interface SubmitRequest {
  readonly clientKey: string
  readonly sceneId: string
  readonly region: string
  /** Comma-joined codes of the matters the person saw. */
  readonly sxNewCodes: string
  /** The same matters in any order, where they are listed as well. */
  readonly listed?: readonly string[] | undefined
  readonly packageName: string
  /** Form channel, as the form says it. */
  readonly source: string
  /** Client type of the caller. */
  readonly client: string
  /** `FormPayload` as JSON text. */
  readonly paramsText: string
  /** Path of the screen it comes from, where answers lead to a screen of its own (`Plan.leaveTo`). */
  readonly screen?: string
  /** One person of a batch: the company vouches for its list, and nobody signs row by row. */
  readonly isRowOfBatch?: boolean
}

/** What only a new submit says; a correction keeps it as it was submitted. */
export interface Anew {
  readonly request: SubmitRequest
  readonly entry: Once<CatalogueScene>
  readonly dataSource: Once<DataSource>
  readonly read: Once<{ readonly form: FormPayload; readonly content: SubmitContent; readonly sent: SentForm }>
}

export interface PlannedForm {
  readonly scene: CatalogueScene['scene']
  readonly plan: Plan
  readonly description: FormDescription
  readonly today: string
}

export interface FilledForm {
  readonly choices: Choices
  readonly values: FormValues
  readonly files: FormFiles
}

export interface CheckedCondition {
  readonly preCheck: Plan['preChecks'][number]
  readonly status: PreCheckStatus
  readonly unverified?: Unverified
  /** What a register said with its answer, by field name. */
  readonly known?: { readonly values: Readonly<Record<string, string>> }
}

export interface Sent {
  readonly asker: Asker
  readonly clientKey: string
  readonly anew: Anew | undefined
  /** Of the application that is corrected. */
  readonly applyNo?: string
  readonly planned: Once<PlannedForm>
  /** Ids of files by material, as they are named, and of those the ones that are there. */
  readonly named: Once<SentForm['files']>
  readonly given: Once<FormFiles>
  /** As it would stand. */
  readonly filled: Once<FilledForm>
  /** What it is about, where that is new; nothing is claimed of what names nothing. */
  readonly subject: Once<{ readonly claim: Claim | undefined } | undefined>
  readonly conditions: Once<readonly CheckedCondition[]>
  /** Materials that are to be signed and are not. */
  readonly unsigned: Once<readonly FieldIssue[]>
  /** An issue of what is open to the person. */
  readonly isOpen: (issue: FieldIssue) => boolean
}

export interface RuleNeeds {
  readonly bookings: Bookings['Service']
  readonly catalogue: Catalogue['Service']
  readonly registers: Registers['Service']
  readonly reuse: ReusedCertificates['Service']
  readonly subjects: Subjects['Service']
}

/** Refuses, or lets pass; one that is about a new submit alone lets every correction pass. */
export type Rule = (sent: Sent, needs: RuleNeeds) => Effect.Effect<void, Refusal>

/** Names what has to be changed, at its field or material. */
export type IssueRule = (sent: Sent, needs: RuleNeeds) => Effect.Effect<readonly FieldIssue[], Refusal>
