/** No file twice for one material (§3.3). */
import { Rejected } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import { isAnyTwice } from '../../materials/filesAt.ts'
import { fileTwice } from '../../materials/MaterialFiles.ts'
import type { Rule } from './Sent.ts'

export const filesOnce: Rule = ({ named }) =>
  Effect.gen(function* () {
    if (isAnyTwice(yield* named)) return yield* new Rejected({ msg: fileTwice })
  })
