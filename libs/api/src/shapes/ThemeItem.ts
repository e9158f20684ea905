/**
 * A theme in the list of joint handling (联办主题), spec §3.2: its scene stands in `scenes` (self-built), `scenesV2` (phase two) or `baseScenes`
 * (another system's), and `themeId` and `themeUnionType` follow from where. How it is asked for is the same under both bases that have the call.
 */
import { Schema } from 'effect'
import { Code, Codes, Line, Whole, WholeFromText } from '../schema/texts.ts'
import { SceneSummary } from './SceneSummary.ts'

const Scenes = Schema.Array(SceneSummary)

export const ThemeItem = Schema.Struct({
  themeId: Schema.String,
  themeUnionType: Schema.String,
  /** Of life events, of enterprise events and of joint handling. */
  category: Schema.Array(Schema.Struct({ rootCode: Schema.String, code: Schema.String, name: Schema.String })),
  scenes: Scenes,
  scenesV2: Scenes,
  baseScenes: Scenes,
  isFocusTheme: Schema.Boolean
})
export type ThemeItem = typeof ThemeItem.Type

/** `preViewMode` asks for what is not published yet; everything here is. */
const filter = {
  category: Schema.optionalKey(Code),
  name: Schema.optionalKey(Line),
  preViewMode: Schema.optionalKey(Code),
  /** Comma-joined region codes: open in any of them. */
  regions: Schema.optionalKey(Codes)
}

export const themesQuery = { ...filter, limit: Schema.optionalKey(WholeFromText), offset: Schema.optionalKey(WholeFromText) }
export const themesPayload = Schema.Struct({ ...filter, limit: Schema.optionalKey(Whole), offset: Schema.optionalKey(Whole) })
