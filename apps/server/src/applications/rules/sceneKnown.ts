/** A scene of the catalogue (§3.2). */
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

export const sceneKnown: Rule = ({ anew }) => (anew === undefined ? Effect.void : Effect.asVoid(anew.entry))
