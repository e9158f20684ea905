/** A fictional company that founds another (企业开办): its clerk answers and types for the two founders, who have reserved the name with her. */
import { company } from './newborn.ts'
import type { Entry } from './newborn.ts'

const dayMs = 86_400_000
const dayAhead = (days: number): string => new Date(Date.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)

export const startup = { code: 'HLJYJS0003', name: '企业开办一件事', conditions: 4 } as const
export const founded = { name: '哈尔滨北原冷链物流有限公司（示例）', nearName: `${company.name}冷链` } as const

export const startupAnswers = [
  ['拟设立的企业类型？', '有限责任公司（自然人投资或控股）'],
  ['是否仅有一名股东？', '否'],
  ['企业名称是否已通过自主申报系统申报并处于保留期？', '否'],
  ['住所（经营场所）的来源？', '租赁'],
  ['需要刻制哪些印章？', '政府免费首套印章（四枚）'],
  ['是否已有员工需要参保和用工备案？', '否']
] as const

const fundOf = { centre: '哈尔滨市住房公积金管理中心（示例）', ratio: '8', day: '15' } as const
/** The provident fund (公积金): what is asked, the matter it brings, and its fields. */
export const fund = {
  ...fundOf,
  question: '是否同时办理住房公积金单位缴存登记？',
  matter: '住房公积金单位缴存登记',
  entries: [
    { way: 'search', label: '公积金管理中心', keyword: '哈尔滨', option: fundOf.centre },
    { way: 'type', label: '单位缴存比例（%）', text: fundOf.ratio },
    { way: 'type', label: '每月汇缴日', text: fundOf.day }
  ]
} as const satisfies { readonly entries: readonly Entry[]; readonly [name: string]: unknown }

export const startupMatters = [
  '企业名称自主申报',
  '公司设立登记（营业执照核发）',
  '公章刻制备案',
  '新办纳税人涉税信息确认与数电发票额度核定',
  '企业社会保险登记（含失业、工伤）',
  fund.matter
] as const

/** The one who will represent the company, and the other who pays in. */
export const legal = { name: '宋北原', idCard: '230199198802140010', mistyped: '230199198802140011', mobile: '13900000018' } as const
export const partner = { name: '沈佳音', idCard: '230199199002280263', mobile: '13900000035' } as const

export const founder = (
  { name, idCard, mobile }: { readonly name: string; readonly idCard: string; readonly mobile: string },
  amount: string
) =>
  [
    { way: 'type', label: '姓名', text: name },
    { way: 'type', label: '身份证号', text: idCard },
    { way: 'type', label: '手机', text: mobile },
    { way: 'type', label: '认缴额（万元）', text: amount },
    { way: 'choose', label: '出资方式', option: '货币' },
    { way: 'type', label: '出资日期', text: dayAhead(700) }
  ] as const satisfies readonly Entry[]

export const founders = { legal: founder({ ...legal, idCard: legal.mistyped }, '60'), partner: founder(partner, '30') } as const

const nangang = ['黑龙江省', '哈尔滨市', '南岗区'] as const

export const addressEntries: readonly Entry[] = [
  { way: 'follow', label: '住所所在区划', path: nangang },
  { way: 'type', label: '住所详细地址', text: '哈尔滨市南岗区松柏路18号冷链园3栋' }
]

/** What no login and no pre-check knows, in the order of the form. */
export const companyEntries: readonly Entry[] = [
  { way: 'type', label: '字号', text: '北原冷链' },
  { way: 'type', label: '行业表述', text: '物流' },
  { way: 'type', label: '租赁期限至', text: dayAhead(730) },
  { way: 'type', label: '出租方名称', text: '罗文斌' },
  { way: 'type', label: '企业联系电话', text: '0451-86230118' },
  { way: 'type', label: '从业人数（人）', text: '6' },
  { way: 'type', label: '注册资本（万元）', text: '100' },
  { way: 'type', label: '认缴出资截止日期', text: dayAhead(1800) },
  { way: 'follow', label: '所属行业', path: ['交通运输、仓储和邮政业', '道路运输业'] }
]
export const peopleEntries: readonly Entry[] = [
  { way: 'type', label: '法定代表人姓名', text: legal.name },
  { way: 'type', label: '法定代表人手机', text: legal.mobile },
  { way: 'choose', label: '法定代表人职务', option: '经理' },
  { way: 'type', label: '财务负责人姓名', text: company.clerk },
  { way: 'type', label: '财务负责人身份证号', text: '230199199009050022' },
  { way: 'type', label: '财务负责人手机', text: '13900000014' },
  { way: 'type', label: '登记联络员姓名', text: company.clerk },
  { way: 'type', label: '联络员手机', text: '13900000014' },
  { way: 'type', label: '社保登记生效月份', text: dayAhead(20).slice(0, 7) }
]
export const promises: readonly Entry[] = [
  { way: 'tick', label: '申请人承诺提交材料真实并承担相应责任' },
  { way: 'tick', label: '已知悉五年内缴足出资的规定' }
]

export const startupPapers = [
  { label: '法定代表人及股东身份证明', files: ['法定代表人人像面.jpg', '法定代表人国徽面.jpg'] },
  { label: '租赁合同及出租方房产证明', files: ['租赁合同.pdf'] }
] as const
/** Generated from the form. */
export const generated = ['公司章程', '公司登记（备案）申请书'] as const
