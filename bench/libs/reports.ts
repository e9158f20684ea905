/** Everything measured of the libraries, in the order of printing. Each prepares its data only when it is its turn. */
import { comparison } from '../harness/comparison.ts'
import type { Report } from '../harness/Report.ts'
import { blockCipher } from './blockCipher.ts'
import { citizenId } from './citizenId.ts'
import { creditCode } from './creditCode.ts'
import { regionSearch } from './regionSearch.ts'
import { ruleLists } from './ruleLists.ts'

export const reports: readonly (() => Report)[] = [citizenId, creditCode, ...ruleLists, ...blockCipher, ...regionSearch].map(
  (suite) => () => comparison(suite())
)
