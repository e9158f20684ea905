/**
 * What the business register says of a person, where -1 and 9 stop the application (线下办理状态). Source: spec §3.1.
 * Example: `offlineHandlingStatus.labelOf('-1')` → 其他业务办理中.
 */
import { codeTable } from './codeTable.ts'

export const offlineHandlingStatus = codeTable({
  otherBusiness: ['-1', '其他业务办理中'],
  needsDistribution: ['0', '待分发'],
  offlineSuccess: ['1', '线下办理成功'],
  proceedOffline: ['2', '继续线下办理'],
  dataIssue: ['9', '数据异常']
})
