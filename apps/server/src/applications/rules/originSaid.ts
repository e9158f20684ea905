/** The way it came, said by codes of the tables and as the client may come (§3.1, §3.3). */
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

export const originSaid: Rule = ({ anew }) => (anew === undefined ? Effect.void : Effect.asVoid(anew.dataSource))
