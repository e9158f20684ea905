/** Fictional people whom registers know (登记信息): one who works for himself, and one who buys a house with the provident fund. */
import type { Entry } from './newborn.ts'

const nangang = ['黑龙江省', '哈尔滨市', '南岗区'] as const

export const freelancer = { name: '侯宇航', archive: '哈尔滨市人才服务中心（示例）' } as const
export const flexible = { name: '灵活就业（失业）一件事' } as const
export const flexibleAnswers = [
  ['目前就业状态？', '失业'],
  ['是否符合申领失业保险金（非本人意愿、缴费满1年）？', '是'],
  ['养老和医疗保险的参保情况？', '均参加'],
  ['人事档案是否需要转入公共就业服务机构？', '是']
] as const
/** What no register knows, with a card number that is none. */
export const freelancerEntries: readonly Entry[] = [
  { way: 'follow', label: '户籍地', path: nangang },
  { way: 'type', label: '常住地址', text: '南岗区松柏小区5号楼2单元301室' },
  { way: 'choose', label: '失业原因', option: '终止劳动合同' },
  { way: 'choose', label: '失业金发放银行', option: '中国工商银行' },
  { way: 'type', label: '发放账号', text: '0000' },
  { way: 'choose', label: '转入原因', option: '辞职、解除合同' },
  { way: 'tick', label: '本人承诺所填信息及提交材料真实、有效' }
]
const identity = { label: '申请人居民身份证', files: ['申请人人像面.jpg', '申请人国徽面.jpg'] } as const
export const freelancerPapers = [identity, { label: '离职证明（解除劳动合同）', files: ['离职证明.pdf'] }] as const

export const buyer = {
  name: '邹静',
  account: '230000000000123456',
  unit: '哈尔滨北原农业科技有限公司（示例）'
} as const
export const housing = { name: '住房公积金贷款购房一件事' } as const
export const housingAnswers = [
  ['贷款类型？', '纯公积金贷款'],
  ['购房类型？', '新建商品房'],
  ['开发企业是否为合作楼盘？', '是'],
  ['家庭名下住房套数？', '首套'],
  ['共同申请人情况？', '无']
] as const
export const housingEntries: readonly Entry[] = [
  { way: 'type', label: '家庭月收入（元）', text: '15000' },
  { way: 'choose', label: '婚姻状况', option: '已婚' },
  { way: 'follow', label: '房屋所在区划', path: nangang }
]
/** House and loan; the years are too many. */
export const houseEntries: readonly Entry[] = [
  { way: 'type', label: '房屋坐落', text: '南岗区示例家园3号楼1单元502室' },
  { way: 'type', label: '建筑面积（平方米）', text: '89.60' },
  { way: 'type', label: '房屋总价（元）', text: '860000' },
  { way: 'type', label: '首付款（元）', text: '260000' },
  { way: 'type', label: '网签合同备案号', text: 'WQ2026000777' },
  { way: 'type', label: '申请金额（元）', text: '600000' },
  { way: 'type', label: '贷款年限（年）', text: '31' },
  { way: 'type', label: '还款账号', text: '6222021234567890' },
  { way: 'tick', label: '本人承诺所填信息及提交材料真实、有效' }
]
export const housingPapers = [
  identity,
  { label: '购房合同（网签备案）', files: ['购房合同.pdf'] },
  { label: '首付款凭证', files: ['首付款凭证.pdf'] }
] as const

/** Of a birth, beside the answers of the sample family. */
export const maternityAnswers = [
  ['母亲是否参加职工基本医疗保险（含生育保险）并申请生育待遇？', '是'],
  ['产前检查和住院分娩费用是否已在医院直接结算？', '是'],
  ['是否由用人单位垫付生育津贴？', '否']
] as const
