/**
 * A scene as it is published (主题详情), spec §3.2: what it asks, what it consists of and what it promises. Question and choice carry the ids that
 * `queryByGuideRule` takes; pre-checks stand as questions in `handleConditionQuestion`.
 */
import { Schema } from 'effect'
import { Code } from '../schema/texts.ts'
import { MatterMessage } from './MatterMessage.ts'

const Flag = Schema.Literals(['0', '1'])
const Texts = Schema.Array(Schema.String)
const ConditionChoice = { id: Schema.String, text: Schema.String, value: Schema.String }
const asked = { id: Schema.String, title: Schema.String, hidden: Schema.Boolean, displayMode: Schema.String }

const Choice = Schema.Struct({
  ...ConditionChoice,
  cue: Schema.optionalKey(Schema.String),
  /** The cue as lines of text. */
  tips: Texts,
  /** The kind of user it is for, in the new code, where the scene serves both. */
  object: Schema.optionalKey(Schema.String),
  questions: Schema.Array(Schema.suspend((): Schema.Codec<SceneQuestion> => SceneQuestion))
})
export interface SceneQuestion {
  readonly id: string
  readonly title: string
  readonly hidden: boolean
  readonly displayMode: string
  readonly multiple: boolean
  readonly choices: readonly {
    readonly id: string
    readonly text: string
    readonly value: string
    readonly cue?: string
    readonly tips: readonly string[]
    readonly object?: string
    readonly questions: readonly SceneQuestion[]
  }[]
}
const SceneQuestion = Schema.Struct({ ...asked, multiple: Schema.Boolean, choices: Schema.Array(Choice) })

/** The guide of a scene (情形引导). */
export const SceneGuide = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  questions: Schema.Array(SceneQuestion),
  handleConditionQuestion: Schema.Array(Schema.Struct({ ...asked, choices: Schema.Array(Schema.Struct(ConditionChoice)) }))
})
export type SceneGuide = typeof SceneGuide.Type

export const ServiceWindow = Schema.Struct({
  region: Schema.String,
  name: Schema.String,
  address: Schema.String,
  phone: Schema.String,
  time: Schema.String
})

export const SceneDetail = Schema.Struct({
  ...SceneGuide.fields,
  sceneType: Schema.String,
  object: Schema.String,
  objectTypes: Texts,
  writeNote: Schema.String,
  scenesNotes: Texts,
  /** Whether policies, or services, are named with it. */
  relationMatchPolicy: Flag,
  relationMatchService: Flag,
  originalLinkNum: Schema.Finite,
  currentLinkNum: Schema.Finite,
  originalMaterialNum: Schema.Finite,
  currentMaterialNum: Schema.Finite,
  originalRunNum: Schema.Finite,
  currentRunNum: Schema.Finite,
  legalTimeLimit: Schema.Finite,
  currentTimeLimit: Schema.Finite,
  /** The steps of its handling, in order. */
  pageConfigs: Schema.Array(Schema.Struct({ key: Schema.String, name: Schema.String })),
  matters: Schema.Array(MatterMessage),
  sceneTag: Schema.Struct({ ZTQHBQ: Texts, NStep_SCENETAG: Schema.String, bszn: Schema.String, KEY_THEME: Schema.String }),
  explanation: Schema.Struct({
    question: Schema.Array(Schema.Struct({ question: Schema.String, answer: Schema.String })),
    policy: Texts
  }),
  applyRegionInfo: Schema.Struct({
    level: Texts,
    regionOpenStatuses: Schema.Array(Schema.Struct({ region: Schema.String, open: Schema.String, name: Schema.String }))
  }),
  windows: Schema.Array(ServiceWindow),
  hasServiceGuide: Flag
})
export type SceneDetail = typeof SceneDetail.Type

/** Codes of scenes. */
export const GuidesAsked = Schema.Array(Code).check(Schema.isMaxLength(50))
