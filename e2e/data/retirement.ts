/** Fictional people who retire (企业职工退休): one of a company’s staff, whom its clerk applies for, and one who insures herself. */
import type { Entry } from './newborn.ts'

export const retirement = { code: 'HLJYJS0002', name: '企业职工退休一件事' } as const

/** Both were born in August 1971, in posts of management: from January 2027, by the gradual delay. */
export const staff = {
  name: '孙丽华',
  idCard: '230199197108160025',
  months: '386',
  firstWorkDate: '1990-09-15',
  unitNo: '23019900000000000017'
} as const
export const worker = {
  name: '韩桂兰',
  idCard: '230199197108200322',
  maskedName: '韩*兰',
  maskedIdCard: '23019*********0322',
  months: '372',
  firstWorkDate: '1992-07-01'
} as const
export const agency = ['哈尔滨市', '南岗区', '哈尔滨市南岗区社会保险事业中心（示例）'] as const

const common = [
  ['申请的退休类别？', '达到法定退休年龄正常退休'],
  ['职工人事档案是否已通过人社部门预审？', '是'],
  ['是否存在需要认定的视同缴费年限（1996年以前工作经历、军龄等）？', '否'],
  ['是否同时办理职工医保在职转退休？', '否'],
  ['是否转入户籍地（常住地）街道社区进行社会化管理？', '否']
] as const

export const staffAnswers = [['由谁提出申请？', '用人单位为职工申报'], ['本次办理人数？', '单人'], ...common] as const
export const workerAnswers = [['由谁提出申请？', '灵活就业或档案托管人员本人申报'], ...common] as const

const nangang = ['黑龙江省', '哈尔滨市', '南岗区'] as const

/** What no register knows of a person who retires, in the order of the form. */
export const personEntries = (born: string): readonly Entry[] => [
  { way: 'type', label: '档案认定出生日期', text: born },
  { way: 'choose', label: '民族', option: '汉族' },
  { way: 'choose', label: '政治面貌', option: '群众' },
  { way: 'follow', label: '文化程度', path: ['大学专科教育', '大学专科毕业'] },
  { way: 'choose', label: '婚姻状况', option: '已婚' },
  { way: 'follow', label: '户籍所在地', path: nangang },
  { way: 'type', label: '户籍详细地址', text: '南岗区榆林小区8号楼2单元101室' }
]
export const workEntries: readonly Entry[] = [
  { way: 'choose', label: '用工形式', option: '合同制职工' },
  { way: 'type', label: '职务（工种）', text: '会计' },
  { way: 'type', label: '申请退休年月', text: '2027-01' },
  { way: 'choose', label: '养老金发放银行', option: '中国工商银行' },
  { way: 'type', label: '社会保障卡金融账号', text: '6222021234567890' },
  { way: 'follow', label: '待遇领取地', path: nangang },
  { way: 'tick', label: '以上信息与人事档案、参保记录一致' }
]
export const unitEntries: readonly Entry[] = [
  { way: 'type', label: '单位联系电话', text: '0451-5862301' },
  { way: 'type', label: '经办人姓名', text: '邹静' },
  { way: 'type', label: '经办人手机', text: '13900000014' }
]
/** One line of the career (主要工作经历). */
export const career: readonly Entry[] = [
  { way: 'type', label: '起始年月', text: '1990-09' },
  { way: 'type', label: '终止年月', text: '2026-11' },
  { way: 'type', label: '工作单位', text: '哈尔滨北原农业科技有限公司（示例）' },
  { way: 'type', label: '岗位（工种）', text: '会计' }
]

export const identityPapers = [{ label: '职工居民身份证', files: ['职工人像面.jpg', '职工国徽面.jpg'] }] as const
export const staffPapers = [...identityPapers, { label: '退休公示情况证明', files: ['退休公示.pdf'] }] as const
