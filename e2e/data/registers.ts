/** Fictional people whom registers know (登记信息): one who works for himself, and one who buys a house with the provident fund. */
import type { Entry } from './newborn.ts'

export const freelancer = { name: '侯宇航', idCard: '230199199302150014', archive: '哈尔滨市人才服务中心（示例）' } as const
export const flexible = { name: '灵活就业（失业）一件事' } as const
export const flexibleAnswers = [
  ['目前就业状态？', '灵活就业'],
  ['养老和医疗保险的参保情况？', '均参加'],
  ['人事档案是否需要转入公共就业服务机构？', '是']
] as const

export const buyer = {
  name: '邹静',
  idCard: '230199199009050022',
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
  { way: 'type', label: '手机', text: '13900000014' },
  { way: 'type', label: '家庭月收入（元）', text: '15000' },
  { way: 'choose', label: '婚姻状况', option: '已婚' },
  { way: 'follow', label: '房屋所在区划', path: ['黑龙江省', '哈尔滨市', '南岗区'] }
]

/** Of a birth, beside the answers of the sample family. */
export const maternityAnswers = [
  ['母亲是否参加职工基本医疗保险（含生育保险）并申请生育待遇？', '是'],
  ['产前检查和住院分娩费用是否已在医院直接结算？', '是'],
  ['是否由用人单位垫付生育津贴？', '否']
] as const
