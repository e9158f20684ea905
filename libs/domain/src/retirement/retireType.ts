/** Kinds of retirement (退休类别, TXLB). Source: content dictionaries. Example: `retireType.labelOf('11')` → 弹性提前退休. */
import { codeTable } from '../codes/codeTable.ts'

export const retireType = codeTable({
  regular: ['10', '达到法定退休年龄正常退休'],
  earlier: ['11', '弹性提前退休'],
  later: ['12', '弹性延迟退休'],
  specialWork: ['20', '特殊工种提前退休'],
  illness: ['30', '因病或非因工致残完全丧失劳动能力退休'],
  resignation: ['31', '退职']
})
