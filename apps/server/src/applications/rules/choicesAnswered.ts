/** An answer of every source in which something was searched and chosen (§3.3): without it nobody knows what the code stands for. */
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

export const choicesAnswered: Rule = ({ filled }) => Effect.asVoid(filled)
