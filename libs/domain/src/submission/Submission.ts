/**
 * One submit (一次提交): the form payload, the print payload and one part per matter.
 *
 * Made by `buildSubmission`; values of hidden fields are dropped. Ids are the part after `^`.
 * Source: spec §3.3 (form payload, print payload).
 */
import type { EarlierResult } from '../cases/needs.ts'
import type { DataSource } from '../codes/channel.ts'
import type { MaterialStatus } from '../codes/material.ts'
import type { PartOrigin } from './origin.ts'
import type { UnknownCheck } from './UnknownCheck.ts'

export interface Submission {
  readonly form: FormPayload
  readonly print: PrintPayload
  readonly parts: readonly SubmissionPart[]
}

export interface PayloadField {
  readonly id: string
  readonly type: string
  readonly value: string
}

/** What a department gets of a material besides: where its files come from, and in `reused` the ids of those that are reused. */
export interface PayloadFile extends PayloadField {
  readonly status?: MaterialStatus
  readonly reused?: string
}

export interface FormPayload {
  readonly fieldList: readonly PayloadField[]
  readonly commonField: readonly PayloadField[]
  /** Of files: `type` comma-joined extensions, `value` comma-joined file ids with trailing comma. */
  readonly fileList: readonly PayloadField[]
  readonly commonFile: readonly PayloadField[]
  /** Comma-joined matter codes. */
  readonly sxCodes: string
  readonly sxList: readonly { readonly code: string; readonly name: string; readonly implementCode: string }[]
  readonly sceneId: string
  readonly packageName: string
  readonly regionCode: string
  readonly distinguishCode: string
  /** Data source system of spec §3.1. */
  readonly infoSource: string
  /** Form channel of spec §3.1. */
  readonly source: string
  readonly hasEnt: '0' | '1'
  /** JSON text of what our own service reads besides: answers, declarations, draft. */
  readonly content: string
  readonly appraiseJson: string
}

export interface PrintField extends PayloadField {
  readonly jsonFlag: '0' | '1'
  readonly separator: string
}

export interface PrintPayload {
  readonly fieldList: readonly PrintField[]
  readonly commonField: readonly PrintField[]
  readonly fileList: readonly PayloadField[]
  readonly commonFile: readonly PayloadField[]
  readonly itemCodeList: readonly string[]
  readonly areacode: string
  readonly scenejs: string
  readonly sceneType: string
}

/** What one department receives for one matter. */
export interface SubmissionPart {
  readonly matterCode: string
  readonly matterName: string
  readonly implementCode: string
  readonly deptCode: string
  readonly department: string
  readonly promisedDays: number
  readonly fields: readonly PayloadField[]
  readonly files: readonly PayloadFile[]
  /** Conditions that the department reviews by hand, as no register could tell (人工审核). */
  readonly reviews: readonly Omit<UnknownCheck, 'matters'>[]
  /** What the matter needed of other matters' results; they were awaited before it was sent. */
  readonly earlierResults?: readonly EarlierResult[]
  /** Of parts from before it was said, nothing. */
  readonly origin?: PartOrigin
}

/** Facts of the submission that are neither plan nor form. */
export interface SubmissionContext {
  readonly packageName: string
  readonly regionCode: string
  readonly dataSource: DataSource
  readonly hasEnt: boolean
  readonly sceneType: string
  readonly content: string
  /** Today, `yyyy-mm-dd`; linkage that counts days needs it. */
  readonly today?: string
  readonly distinguishCode?: string
  readonly unknownChecks?: readonly UnknownCheck[]
}
