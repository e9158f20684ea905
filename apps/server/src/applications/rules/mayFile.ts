/** A person who may submit this scene (办理资格, §6): kind of user, role in the company, real-name level. */
import { Effect } from 'effect'
import { submitAs } from '../../plans/mayFile.ts'
import type { Rule } from './Sent.ts'

export const mayFile: Rule = ({ anew, asker }) =>
  anew === undefined ? Effect.void : Effect.flatMap(anew.entry, ({ scene }) => submitAs(scene, asker.user))
