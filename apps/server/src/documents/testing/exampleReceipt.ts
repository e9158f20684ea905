/** A receipt (受理回执) of the newborn scene with three cases, for tests. */
import type { AcceptanceReceipt } from '../AcceptanceReceipt.ts'

export const exampleReceipt: AcceptanceReceipt = {
  sceneName: '新生儿出生一件事',
  applicationNumber: '2026030523010200001234',
  documentNumber: 'HZ-20260305-000123',
  region: '黑龙江省哈尔滨市道里区',
  acceptedAt: '2026-03-05 09:15:40',
  applicant: '张*华（2301**********1234）',
  cases: [
    { matter: '《出生医学证明》首次签发', caseNumber: 'WJW202603050001', department: '黑龙江省卫生健康委员会', due: '2026-03-06 前' },
    { matter: '出生登记（申报户口）', caseNumber: 'GAT202603050002', department: '黑龙江省公安厅', due: '2026-03-10 前' },
    { matter: '社会保障卡申领', caseNumber: 'RST202603050003', department: '黑龙江省人力资源和社会保障厅', due: '2027-01-04 前（预计）' }
  ],
  notices: [
    '您提交的申请已收到，各部门将在承诺时限内办理。',
    '请妥善保存申请编号，可凭编号或扫码查询办理进度；需补正材料时将以短信通知您。'
  ],
  dataHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
}
