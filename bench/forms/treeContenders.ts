/** The trees that are measured (受测的树): the limit, ours and the peer. */
import type { Listed } from './contenders.ts'

export const treeContenders: readonly Listed[] = [
  { name: 'limit: bare DOM', page: 'treeLimit.ts', role: 'limit' },
  { name: 'ours', page: 'treeOurs.tsx', role: 'ours' },
  { name: 'rc-cascader', page: 'treeRcCascader.tsx', role: 'peer' }
]
