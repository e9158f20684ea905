/** An application of the sandbox mother for tests (办件样例): one matter under way, one to be corrected; and one that waits for another. */
import type { ApplicationDetail, CaseView } from '../queries/handling.ts'

const at = (minute: number) => `2026-11-20T04:${String(minute).padStart(2, '0')}:00.000Z`
const entry = (status: number, label: string, minute: number, by = 'department') => ({ status, label, at: at(minute), by })

export const caseUnderWay: CaseView = {
  caseNo: '230100-1-M01',
  matterCode: 'M01',
  matterName: '出生医学证明首次签发',
  department: '省卫生健康委',
  status: 9,
  label: '办理中',
  group: 'inProgress',
  promisedDays: 1,
  dueOn: '2026-11-23',
  isEstimate: false,
  isLate: false,
  usedDays: 0,
  handleType: '2',
  resultName: '出生医学证明',
  delivery: 'delivered',
  canUrge: false,
  urgedAt: [],
  log: [
    entry(1, '已收件', 10, 'applicant'),
    entry(2, '待预审', 11),
    entry(4, '预审通过', 12),
    entry(8, '已受理', 13),
    entry(9, '办理中', 14)
  ]
}

export const caseToCorrect: CaseView = {
  ...caseUnderWay,
  caseNo: '230100-1-M03',
  matterCode: 'M03',
  matterName: '出生登记',
  department: '省公安厅',
  status: 6,
  label: '待补正',
  delivery: 'failing',
  log: [entry(1, '已收件', 10, 'applicant'), entry(2, '待预审', 11), { ...entry(6, '待补正', 12), note: '首页不清晰，请重新上传' }]
}

export const caseWaiting: CaseView = {
  ...caseUnderWay,
  ...{ caseNo: '230100-1-M05', matterCode: 'M05', matterName: '社会保障卡申领', department: '省人社厅' },
  ...{ status: 1, label: '已收件', delivery: 'held', promisedDays: 5 },
  waitsFor: '等待“出生登记”的公民身份号码',
  log: [entry(1, '已收件', 10, 'applicant')]
}

const file = { id: 'f1', name: '户口簿.jpg', fileType: 'jpg', size: 2_048, url: '', isApplyForm: false, isReuse: true }

export const sampleApplication: ApplicationDetail = {
  applyNo: '230100-1',
  sceneCode: 'HLJYJS0001',
  sceneName: '新生儿出生一件事',
  submittedAt: at(10),
  regionName: '哈尔滨市',
  group: 'inProgress',
  statusText: '有 1 项需要补正',
  attention: 'correction',
  origin: { source: '1', infoSource: '1', onlineFlag: '1', text: '互联网门户 · 线上' },
  caseCount: 2,
  ended: { succeeded: 0, refused: 0, withdrawn: 0 },
  canRetract: true,
  canAppraise: false,
  isOwner: true,
  applicantName: '周*岚',
  applicantCardId: '23019*********002X',
  consult: '12345',
  windows: [
    { name: '南岗区政务服务中心一件事专窗', address: '哈尔滨市南岗区（示例地址）', phone: '0451-12345000', time: '工作日 8:30-16:30' }
  ],
  cases: [caseUnderWay, caseToCorrect],
  reviews: [{ title: '父母至少一方为黑龙江省户籍', declared: '符合', at: at(10), departments: ['黑龙江省公安厅'] }],
  materials: [{ label: '居民户口簿', files: [file] }]
}
