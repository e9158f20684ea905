/**
 * The plan (办事清单): what one person has to do in one scene, given their answers so far, and why.
 *
 * Made by `planScene`; every line carries the reasons that brought it. Days are working days.
 * Source: spec §3.2, §2.4 (comparison table).
 */
import type { FieldGroupTemplate, FieldTemplate, FormTemplate, MaterialTemplate } from '../scene/FormTemplate.ts'
import type { Answers, Matter, PreCheck, Question, Choice } from '../scene/Scene.ts'

/** Who asks, where and when. `userType` is the old code of spec §3.1: "0" personal, "1" legal person, "2" visitor. */
export interface PlanContext {
  readonly region: string
  readonly userType: string
  /** Today, `yyyy-mm-dd`. */
  readonly today: string
}

export interface Plan {
  readonly sceneCode: string
  /** Questions to show, in display order, containers already dissolved. */
  readonly questions: readonly PlannedQuestion[]
  /** Answers in force: given ones that are reachable and known, and defaults. */
  readonly answers: Answers
  readonly matters: readonly PlannedMatter[]
  readonly fields: readonly PlannedField[]
  /** The scene's form: print template and the linkage of the whole form. */
  readonly form?: Pick<FormTemplate, 'formmodelinfo' | 'formmodeltype' | 'linkage'>
  readonly materials: readonly PlannedMaterial[]
  readonly preChecks: readonly PreCheck[]
  readonly notices: readonly string[]
  readonly comparison: PlanComparison
  /** Codes of shown questions without an answer. */
  readonly unanswered: readonly string[]
  readonly blocks: readonly PlanBlock[]
  /** Path of the screen that handles this situation instead (a choice whose `goto` is a path). */
  readonly leaveTo?: string
  /** True when everything shown is answered, nothing blocks and at least one matter is left. */
  readonly ready: boolean
}

export interface PlannedQuestion {
  readonly question: Question
  /** `2`, `2.1`, … as shown. */
  readonly number: string
  /** 0 for the top level. */
  readonly depth: number
  /** Code of the question whose choice opened this one. */
  readonly parent?: string
  readonly selected: readonly Choice[]
  /** The selection comes from the default choice, not from the person. */
  readonly byDefault: boolean
}

export type Reason =
  | { readonly kind: 'default' }
  | {
      readonly kind: 'choice'
      readonly questionCode: string
      readonly questionNumber: string
      readonly questionTitle: string
      readonly choiceText: string
    }
  | { readonly kind: 'matter'; readonly matterCode: string; readonly matterName: string }

/** `sure`: in the plan for good. `maybe`: an unanswered question may still bring it or take it away (`included` says where it stands). */
export type Certainty = 'sure' | 'maybe'

export interface PlannedMatter {
  readonly matter: Matter
  readonly certainty: Certainty
  /** Counts now: applied for, in the form and in the totals. Always true when nothing is unanswered. */
  readonly included: boolean
  readonly reasons: readonly Reason[]
  /** Numbers of the unanswered questions that decide it. */
  readonly dependsOn: readonly string[]
}

export interface PlannedField {
  readonly group: FieldGroupTemplate
  readonly field: FieldTemplate
  /** The chosen matters that need it. */
  readonly matters: readonly string[]
  readonly reasons: readonly Reason[]
  /** Value filled in and locked by the guide. */
  readonly locked?: string
}

export interface PlannedMaterial {
  readonly material: MaterialTemplate
  readonly certainty: Certainty
  /** Counts now: to be handed in and in the totals. Always true when nothing is unanswered. */
  readonly included: boolean
  readonly matters: readonly string[]
  readonly reasons: readonly Reason[]
  readonly dependsOn: readonly string[]
}

export interface BeforeAfter {
  readonly before: number
  readonly after: number
}

/** 减时间 减跑动 减材料 减环节 (and forms). */
export interface PlanComparison {
  readonly handlingDays: BeforeAfter
  readonly runs: BeforeAfter
  readonly materials: BeforeAfter
  readonly links: BeforeAfter
  readonly forms: BeforeAfter
}

export interface PlanBlock {
  readonly questionCode: string
  readonly questionNumber: string
  readonly choiceText: string
  readonly message: string
}
