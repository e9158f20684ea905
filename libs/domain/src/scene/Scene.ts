/**
 * A scene (主题, 一件事): everything needed to bundle several departments' matters, as data.
 *
 * One file of `content/scenes/` is one `Scene`. Times are working days, sizes MB (1,048,576 bytes).
 * Source: spec §3.2, §3.3; field names follow the specification where it has one.
 */
import type { Appointment } from '../booking/Appointment.ts'
import type { ResultValue } from '../cases/resultValues.ts'
import type { CodeOf } from '../codes/codeTable.ts'
import type { PreCheckStatus } from '../codes/preCheck.ts'
import type { newUserType } from '../codes/user.ts'
import type { Condition } from '../condition/Condition.ts'
import type { PreCheckFill } from '../registers/factsFor.ts'
import type { EligibilityMode } from '../registers/judgeEligibility.ts'
import type { CheckName } from '../registers/registers.ts'
import type { FormTemplate, MaterialTemplate } from './FormTemplate.ts'
import type { Interpretation, SceneComparison, ServiceGuide, ThirdPartyBaseInfo } from './ScenePublication.ts'

export interface Scene {
  readonly schema: 'hlj-scene/1'
  readonly sceneCode: string
  readonly name: string
  readonly slug: string
  /** User types the scene serves, joined with `#` ("1" personal, "2" legal person in the new code). */
  readonly object: string
  readonly objectTypes: readonly string[]
  readonly unionType: string
  readonly themePhase: string
  readonly category: CodeName
  readonly enterpriseCategory?: CodeName
  readonly unionProcess?: CodeName
  readonly leadDepartment: string
  readonly region: string
  readonly summary: string
  /** What people call it (常用说法), the most usual first: 落户, 出生证. */
  readonly keywords?: readonly string[]
  readonly sceneTag: {
    readonly ZTQHBQ: readonly string[]
    readonly NStep_SCENETAG: string
    readonly bszn: string
    readonly KEY_THEME: string
  }
  readonly flags: SceneFlags
  readonly applyRegionInfo: {
    readonly level: readonly string[]
    readonly regionOpenStatuses: readonly { readonly region: string; readonly open: string; readonly name: string }[]
  }
  readonly interpretationUrl?: string
  readonly hasServiceGuide?: string
  readonly columnRoute?: string
  readonly comparison: SceneComparison
  /** Every scene that is submitted here has one. */
  readonly subject?: Subject
  readonly matters: readonly Matter[]
  readonly preChecks: readonly PreCheck[]
  readonly guide?: { readonly title: string; readonly questions: readonly Question[] }
  readonly form?: FormTemplate
  readonly materials: readonly MaterialTemplate[]
  /** Values known from the real-name identity: field name → what of the user, for a gender or a kind of user (1 person, 2 company) or for any. */
  readonly prefill?: readonly {
    readonly object?: '1' | '2'
    readonly gender?: 'female' | 'male'
    readonly fields: Readonly<Record<string, 'userName' | 'cardId' | 'mobile' | 'companyName' | 'unionCode'>>
    /** Names of those that the person may change. */
    readonly open?: readonly string[]
  }[]
  readonly notices: {
    readonly writeNote: string
    readonly scenesNotes: readonly string[]
    readonly privacy?: string
    readonly tone?: string
  }
  readonly interpretation?: Interpretation
  readonly serviceGuide?: ServiceGuide
  readonly thirdParty?: { readonly baseInfo: ThirdPartyBaseInfo }
  /** Company batch handling (批量办理); read by its own capability. */
  readonly batch?: Readonly<Record<string, unknown>>
  /** Booking of a place (预约). */
  readonly appointment?: Appointment
  readonly columnSections?: readonly string[]
  readonly sampleCase?: SampleCase
  readonly sources?: readonly string[]
}

/**
 * Whom or what an application is about (办理对象): child, deceased, company …, by the values and answers that tell it from others. Scene and
 * subject are unique among applications that are open or have ended well.
 */
export interface Subject {
  /** As a sentence calls it: 该新生儿. */
  readonly name: string
  /** Names of fields; at least one is always asked for. */
  readonly fields: readonly string[]
  /** Codes of questions. */
  readonly answers?: readonly string[]
  /** What ended well in a year before this one may be done again. */
  readonly yearly?: boolean
  /** Several that the fields do not tell apart, such as twins, as `field` says (多胞胎): told apart by more. `note` says so to the refused. */
  readonly apart?: { readonly field: string; readonly is: string; readonly by: readonly string[]; readonly note: string }
}

export interface CodeName {
  readonly rootCode: string
  readonly code: string
  readonly name: string
}

/** Scene flags (主题开关, spec §3.2): "1" is on. */
export interface SceneFlags {
  readonly hideThemeHandleButton: string
  readonly showThemeZone: string
  readonly closeDraftBox: string
  readonly noRegionTransfer: string
  readonly hideDictionaryThirdJump: string
  /** Whoever signs a form of the scene shows their face before (签名前人脸识别). */
  readonly faceDetect?: string
}

/** One department's matter (事项) inside the scene. */
export interface Matter {
  readonly code: string
  readonly name: string
  readonly basicCode: string
  readonly implementCode: string
  readonly deptCode: string
  readonly department: string
  readonly projectType: string
  /** "1" immediate case, "2" promise-time case (spec §3.1). */
  readonly handleType: string
  readonly legalDays: number
  readonly promisedDays: number
  readonly materialsBefore: number
  readonly materialsAfter: number
  readonly runsBefore: number
  readonly runsAfter: number
  readonly linksBefore: number
  readonly exerciseLevel: string
  readonly onlineHandlingDepth: string
  readonly handlingForm: readonly string[]
  readonly universalRange: string
  readonly intermediaryService: string
  readonly fee: string
  readonly approvalResult: { readonly name: string; readonly resultType: string; readonly sample: string }
  /** False when the matter comes only through the guide. */
  readonly default?: boolean
  readonly reviewPoints?: readonly string[]
  readonly legalBasis?: readonly string[]
  readonly acceptConditions?: string
  /** What its result gives to other matters of the scene. */
  readonly gives?: readonly ResultValue[]
  /** What it cannot do without of other matters' results, by their codes; where one of them is not applied for, the form asks for it. */
  readonly needs?: readonly { readonly matter: string; readonly value: ResultValue }[]
}

/** Pre-check (条件预检): asked of a register where `check` names one, otherwise of the person. */
export interface PreCheck {
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly choices: readonly { readonly text: string; readonly value: string }[]
  readonly expected: string
  readonly check: {
    readonly api: CheckName
    readonly params: readonly string[]
    readonly mode: EligibilityMode
    readonly success?: string
    readonly blockOn?: readonly string[]
  }
  /** Codes of the matters whose departments review it where no register can tell; all of the plan without them. */
  readonly matters?: readonly string[]
  /** Why it stops and what to do; the text of the specification without one. */
  readonly failMessage?: string
  readonly when?: Condition
  /**
   * Of a relation that the register denies, codes of the materials that prove it instead (凭证明材料): one that no register has, such as a marriage
   * abroad. Its department is told that the register does not say it.
   */
  readonly proof?: readonly string[]
  /** What the register knows besides its verdict fills the form. */
  readonly fill?: readonly PreCheckFill[]
}

/** Guide question (情形引导). Hidden with displayMode "1" it is a container (spec §3.2 as ruled). */
export interface Question {
  readonly code: string
  readonly title: string
  readonly displayMode: string
  readonly hidden?: boolean
  readonly multiple?: boolean
  /** Value of the choice that counts until the person chooses otherwise. */
  readonly defaultChoice?: string
  readonly choices: readonly Choice[]
}

export interface Choice {
  readonly id: string
  readonly text: string
  readonly value: string
  readonly cue?: string
  /** The kind of user it is for ("1" personal, "2" legal person in the new code), where the scene serves both; any unless given. */
  readonly object?: CodeOf<typeof newUserType>
  readonly effects?: ChoiceEffects
  readonly questions?: readonly Question[]
}

/** Depth first in display order, later effects win. Fields by name, matters and materials by code. */
export interface ChoiceEffects {
  readonly addMatters?: readonly string[]
  readonly removeMatters?: readonly string[]
  readonly addMaterials?: readonly string[]
  readonly removeMaterials?: readonly string[]
  readonly addFields?: readonly string[]
  readonly removeFields?: readonly string[]
  /** Fill and lock. */
  readonly setFields?: Readonly<Record<string, string>>
  /** Stop with this message. */
  readonly block?: string
  /** Codes of questions to go on with (those in between are not asked), or the path of the screen that takes over. */
  readonly goto?: readonly string[]
}

/**
 * A worked example of the scene: answers by question code, values by field name, codes of the materials to hand in.
 * `@today-17` in a value stands for the day so many days before today (`sampleValues`).
 */
export interface SampleCase {
  readonly note: string
  /** User id of whoever fills it in: somebody of the sandbox. */
  readonly account?: string
  readonly answers: Answers
  readonly fields: Readonly<Record<string, string>>
  readonly materials?: readonly string[]
  /** Pre-checks that are answered otherwise than by passing, with their status. */
  readonly preChecks?: Readonly<Record<string, PreCheckStatus>>
  /** The same by others the scene is for; what they say otherwise stands over the above. */
  readonly others?: readonly {
    readonly account: string
    readonly answers?: Answers
    readonly fields?: Readonly<Record<string, string>>
    readonly preChecks?: Readonly<Record<string, PreCheckStatus>>
  }[]
}

/** Answers of the guide (情形作答): question code → value of the chosen choice, or values when several may be chosen. */
export type Answers = Readonly<Record<string, string | readonly string[]>>
