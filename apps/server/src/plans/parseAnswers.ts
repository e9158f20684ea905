/** Reads `guideRules`: URL-encoded JSON of the answers (spec §5, §7.4); undefined when it is not that. */
import type { Answers } from '@ljonething/domain/scene/Scene'
import { Option, Schema } from 'effect'

const AnswersJson = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)])))

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const parseAnswers = (guideRules: string): Answers | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(AnswersJson)(guideRules.startsWith('{') ? guideRules : decoded(guideRules)))
