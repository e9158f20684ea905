/**
 * Whose an answer is (应答性质), for whoever carries it: personal unless its call says otherwise. What is the same for all may be kept and
 * asked for again by its ETag; what holds a secret (token, ticket, key) is kept nowhere and never compressed, because the length of a
 * compressed text tells of its content.
 */
import { Context } from 'effect'

export const AnswerKind = Context.Reference<'personal' | 'sameForAll' | 'secret'>('@ljonething/api/session/AnswerKind', {
  defaultValue: () => 'personal'
})
