/** Reads `guideRules`: URL-encoded JSON of the answers (spec §5, §7.4); undefined when it is not that. */
import { Answers as AnswersByCode } from '@ljonething/api/shapes/Answers'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { Option, Schema } from 'effect'

const readAnswers = Schema.decodeUnknownOption(Schema.fromJsonString(AnswersByCode))

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const parseAnswers = (guideRules: string): Answers | undefined =>
  Option.getOrUndefined(readAnswers(guideRules.startsWith('{') ? guideRules : decoded(guideRules)))
