/** Files that are the person's own, free, and were given for that material of that scene (§3.3). */
import { Rejected } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import { isAnyMissing } from '../../materials/filesAt.ts'
import { filesGone } from '../../materials/MaterialFiles.ts'
import type { Rule } from './Sent.ts'

export const filesThere: Rule = ({ named, given }) =>
  Effect.gen(function* () {
    if (isAnyMissing(yield* named, yield* given)) return yield* new Rejected({ msg: filesGone })
  })
