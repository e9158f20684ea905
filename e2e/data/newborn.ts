/**
 * The sample family of the newborn scene (样例办件): what 周晓岚 answers, types and hands in. Fictional; the register of the sandbox knows
 * her child, born 17 days before the service first started.
 */
const dayMs = 86_400_000

/** `yyyy-mm-dd` in the time zone of the province. */
const day = (daysAgo: number): string => new Date(Date.now() + 8 * 3_600_000 - daysAgo * dayMs).toISOString().slice(0, 10)

/** The day on which the children of the journeys are born. */
export const bornOn = day(17)

export const scene = { code: 'HLJYJS0001', name: '新生儿出生一件事' } as const
export const mother = { id: 'P001', name: '周晓岚', idCard: '23019919930412002X', maskedName: '周*岚', mobile: '13904510001' } as const
export const company = { name: '哈尔滨北原农业科技有限公司（示例）', clerk: '邹静', maskedClerk: '邹*' } as const
export const father = { name: '林海峰', idCard: '230199199108200030', mobile: '13904510002' } as const
export const child = { name: '林北雪', weight: '3350', length: '50', number: 'CSK20260000231' } as const

/** Question and answer, in the order in which they are asked; the others are preselected. */
export const answers = [
  ['新生儿是否在黑龙江省内具有助产技术服务资质的医疗机构出生？', '是'],
  ['新生儿父母的婚姻登记情况？', '已办理结婚登记'],
  ['新生儿的落户意向？', '随母亲落户'],
  ['拟落户地户口类型？', '家庭户'],
  ['父母双方是否均为黑龙江省户籍？', '是'],
  ['新生儿家庭是否属于资助参保对象（特困、低保、重度残疾等）？', '否']
] as const

export const matters = [
  '《出生医学证明》首次签发',
  '预防接种证办理',
  '出生登记（申报户口）',
  '城乡居民基本医疗保险参保登记',
  '社会保障卡申领（新生儿）'
] as const

/** How a field is filled: typed, chosen from a list, searched for, followed down a tree, or ticked. */
export type Entry =
  | { readonly way: 'type'; readonly label: string; readonly text: string }
  | { readonly way: 'choose'; readonly label: string; readonly option: string }
  | { readonly way: 'search'; readonly label: string; readonly keyword: string; readonly option: string }
  | { readonly way: 'follow'; readonly label: string; readonly path: readonly string[] }
  | { readonly way: 'tick'; readonly label: string }

/** The child of the register was born at 08:16; a journey that submits besides has another child, since the same one is submitted once. */
export const checkEntries = (bornAt = '08:16'): readonly Entry[] => [
  { way: 'type', label: '出生时间', text: `${bornOn} ${bornAt}` },
  { way: 'type', label: '父亲证件号码', text: father.idCard }
]

const nangang = ['黑龙江省', '哈尔滨市', '南岗区'] as const

/** The register of births fills in the child once the hospital is chosen. */
export const birthEntries: readonly Entry[] = [
  { way: 'type', label: '出生孕周（周）', text: '39' },
  { way: 'follow', label: '出生地', path: ['黑龙江省', '哈尔滨市', '道外区'] },
  { way: 'search', label: '助产机构', keyword: '红十字', option: '哈尔滨市红十字中心医院' }
]

/** The child of another time, of whom the register of births knows nothing. */
export const childEntries: readonly Entry[] = [
  { way: 'type', label: '新生儿姓名', text: child.name },
  { way: 'choose', label: '新生儿性别', option: '女' },
  { way: 'type', label: '出生体重（克）', text: child.weight },
  { way: 'type', label: '出生身长（厘米）', text: child.length }
]

/** What neither the real-name identity nor a register knows, in the order of the form. */
export const familyEntries: readonly Entry[] = [
  { way: 'choose', label: '孩次', option: '一孩' },
  { way: 'type', label: '父亲手机号码', text: father.mobile },
  { way: 'choose', label: '户口类型', option: '家庭户' },
  { way: 'type', label: '户主姓名', text: mother.name },
  { way: 'type', label: '户主身份证号', text: mother.idCard },
  { way: 'follow', label: '新生儿与户主关系', path: ['女', '独生女'] },
  { way: 'search', label: '落户派出所', keyword: '荣市', option: '南岗区荣市派出所' },
  { way: 'choose', label: '出生医学证明签发机构', option: '哈尔滨市红十字中心医院' },
  { way: 'search', label: '建证接种单位', keyword: '荣市', option: '南岗区荣市预防接种门诊' },
  { way: 'follow', label: '参保地', path: nangang },
  { way: 'type', label: '参保年度', text: day(0).slice(0, 4) },
  { way: 'choose', label: '社会保障卡服务银行', option: '中国工商银行' },
  { way: 'choose', label: '监护人与新生儿关系', option: '母亲' },
  { way: 'tick', label: '本人承诺所填信息及提交材料真实、有效，并授权办事部门核验、复用本人电子证照' }
]

/** Materials with the files to hand in; the application form is generated. */
export const handedIn = [
  { label: '母亲居民身份证', files: ['母亲人像面.jpg', '母亲国徽面.jpg'] },
  { label: '父亲居民身份证', files: ['父亲人像面.jpg', '父亲国徽面.jpg'] },
  { label: '结婚证', files: ['结婚证.pdf'] },
  { label: '落户地居民户口簿（首页、户主页、本人页）', files: ['户口簿.pdf'] },
  { label: '新生儿近期照片', files: ['照片.jpg'] }
] as const

export const registrationForm = '《出生医学证明》首次签发登记表'
