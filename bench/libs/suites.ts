/** Everything measured of the libraries, in the order of printing. Each prepares its data only when it is its turn. */
import type { Suite } from '../harness/Suite.ts'
import { blockCipher } from './blockCipher.ts'
import { citizenId } from './citizenId.ts'
import { creditCode } from './creditCode.ts'
import { regionSearch } from './regionSearch.ts'
import { ruleLists } from './ruleLists.ts'

export const suites: readonly (() => Suite)[] = [citizenId, creditCode, ...ruleLists, ...blockCipher, ...regionSearch]
