/** A scene in the list of the special column (主题目录), spec §7.1. */
import { Schema } from 'effect'

const BeforeAfter = Schema.Struct({ before: Schema.Finite, after: Schema.Finite })

export const SceneSummary = Schema.Struct({
  sceneCode: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  summary: Schema.String,
  /** "1" personal, "2" legal person (new code). */
  objectTypes: Schema.Array(Schema.String),
  category: Schema.Struct({ code: Schema.String, name: Schema.String }),
  leadDepartment: Schema.String,
  matterCount: Schema.Finite,
  comparison: Schema.Struct({
    handlingDays: BeforeAfter,
    runs: BeforeAfter,
    materials: BeforeAfter,
    links: Schema.optionalKey(BeforeAfter)
  }),
  themeUnionType: Schema.String,
  keyScene: Schema.Boolean,
  hideHandleButton: Schema.Boolean,
  thirdParty: Schema.Boolean,
  hasGuide: Schema.Boolean,
  hasServiceGuide: Schema.Boolean,
  /** Region codes where it is open. */
  openRegions: Schema.Array(Schema.String),
  /** What people call it most, for whoever found nothing: 落户. */
  everydayWord: Schema.optionalKey(Schema.String),
  /** What a search found it by, where that is not its name: 材料：亲子鉴定意见书. */
  foundBy: Schema.optionalKey(Schema.String),
  /** Number of cases the caller's region finished so far is not kept: the list is the same for all. */
  columnRoute: Schema.optionalKey(Schema.String),
  /** Template of its interpretation. */
  interpretationTemplate: Schema.optionalKey(Schema.String)
})
export type SceneSummary = typeof SceneSummary.Type
