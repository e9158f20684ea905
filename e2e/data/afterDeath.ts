/** A fictional daughter who buries both parents within days (公民身后): what registers know of the dead, and the certificates of the three. */
import type { Entry } from './newborn.ts'

const day = (daysAgo: number): string => new Date(Date.now() + 8 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10)

export const afterDeath = { code: 'HLJYJS0004', name: '公民身后一件事' } as const
/** Her own certificate ran out a fortnight before the service first started. */
export const daughter = { name: '白雪梅', maskedName: '白*梅', maskedIdCard: '23019*********0422' } as const
export const father = { name: '白景山', maskedName: '白*山', idCard: '230199194410090431', cremationNo: 'HLJB23010220260000318' } as const
export const mother = { name: '梁玉珍', maskedName: '梁*珍', idCard: '230199194703180449', cremationNo: 'HLJB23010220260000332' } as const

export const deathAnswers = [
  ['逝者去世的情形？', '在医疗机构去世'],
  ['遗体火化的情况？', '已火化，持有火化证明'],
  ['火化证明编号是否为HLJB开头的新编号？', '是'],
  ['逝者的养老保险类型？', '城乡居民基本养老保险'],
  ['是否支取医保个人账户余额？', '否'],
  ['骨灰处置方式？', '自行带回或其他']
] as const

export const deathMatters = [
  '《居民死亡医学证明（推断）书》签发',
  '遗体火化证明开具',
  '死亡人员户口注销',
  '城乡居民基本养老保险注销登记及丧葬补助',
  '社会保障卡注销'
] as const

export const deathChecks = (of: { readonly idCard: string; readonly cremationNo: string }): readonly Entry[] => [
  { way: 'type', label: '逝者公民身份号码', text: of.idCard },
  { way: 'type', label: '火化证明编号', text: of.cremationNo }
]
export const deathConditions = 4

/** What neither the identity nor a register knows. */
export const deathEntries: readonly Entry[] = [
  { way: 'choose', label: '婚姻状况', option: '已婚' },
  { way: 'type', label: '火化日期', text: day(12) },
  { way: 'search', label: '殡仪馆', keyword: '东华苑', option: '哈尔滨东华苑殡仪馆（示例）' },
  { way: 'follow', label: '与逝者关系', path: ['女', '长女'] },
  { way: 'type', label: '联系地址', text: '道里区白桦小区15号楼2单元401室' },
  { way: 'choose', label: '待遇发放银行', option: '中国工商银行' },
  { way: 'type', label: '待遇发放账号', text: '6222021234567890' },
  { way: 'tick', label: '本人为逝者近亲属，对申报信息的真实性负责，并同意将信息用于各部门联办' }
]

export const identity = { label: '申请人居民身份证', files: ['申请人人像面.jpg', '申请人国徽面.jpg'] } as const
export const household = { label: '逝者居民身份证（户口簿）', offer: '居民户口簿（白景山、梁玉珍、白雪梅）' } as const
/** Of each of the dead by name. */
export const cremation = { label: '火化证明', offerOf: (name: string) => `火化证明（${name}）` } as const
