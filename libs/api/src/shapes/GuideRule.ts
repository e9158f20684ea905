/**
 * What the guide makes of the answers so far (情形规则), spec §3.3, §7.4, §7.5: `uuid` are the ids of choices that count as chosen besides what
 * `condition`, URL-encoded JSON of the answers, says; several are joined with commas. The call is the same under each of its addresses.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint } from 'effect/http-api'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected } from '../errors/errors.ts'
import { carrying, Codes } from '../schema/texts.ts'
import { Answers } from './Answers.ts'

const Texts = Schema.Array(Schema.String)

const GuideRule = Schema.Struct({
  sceneCode: Schema.String,
  /** Answers in force. */
  guideRules: Answers,
  /** Codes of the matters that are applied for with them. */
  matterIds: Texts,
  /** Ids of choices: chosen; shown, but not for the caller's kind of people; of questions that are not asked. */
  selected: Texts,
  disabled: Texts,
  hidden: Texts,
  /** Ids of the questions that are not asked. */
  hiddenGuideUUIDs: Texts,
  /** Ids of the questions without an answer. */
  unanswered: Texts,
  blocks: Schema.Array(Schema.Struct({ id: Schema.String, choiceText: Schema.String, message: Schema.String })),
  ready: Schema.Boolean
})
export type GuideRule = typeof GuideRule.Type

const asked = {
  query: { uuid: Codes, condition: Schema.optionalKey(carrying('addressJson', Answers)) },
  success: byCode(GuideRule),
  error: [Forbidden, NotFound, Rejected]
} as const

export const queryByGuideRule = HttpApiEndpoint.get('queryByGuideRule', '/ybsl/queryByGuideRule', asked)
export const queryByGuideRuleCommon = HttpApiEndpoint.get('queryByGuideRuleCommon', '/ybslCommon/queryByGuideRule', asked)
