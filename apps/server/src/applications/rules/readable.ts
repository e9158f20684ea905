/** A form payload that can be read (§3.3, §7.4). */
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

export const readable: Rule = ({ anew }) => (anew === undefined ? Effect.void : Effect.asVoid(anew.read))
