/** A fictional eating house (开办餐饮店): its owner, who is its clerk too, with those who work there. */
import type { Entry } from './newborn.ts'

const dayMs = 86_400_000
const opensOn = new Date(Date.now() + 8 * 3_600_000 + 30 * dayMs).toISOString().slice(0, 10)

export const restaurant = { code: 'HLJYJS0007', name: '开办餐饮店（便利店）一件事', conditions: 4 } as const
export const owner = {
  name: '何秀英',
  idCard: '230199198003150247',
  company: '哈尔滨市南岗区老街饺子馆（示例）',
  creditCode: '92230199MADF2K00XR',
  mobile: '13900000032'
} as const

export const restaurantAnswers = [
  ['经营业态？', '餐馆'],
  ['是否已经领取营业执照？', '是'],
  ['营业面积是否超过50平方米或使用明火？', '是'],
  ['是否位于地下或半地下？', '否']
] as const

export const restaurantMatters = [
  '食品经营许可（新办）',
  '公众聚集场所投入使用、营业前消防安全检查',
  '门头牌匾（户外招牌）设置审批',
  '从业人员健康证明查验'
] as const

const worker = (name: string, idCard: string, post: string, certificate: string): readonly Entry[] => [
  { way: 'type', label: '姓名', text: name },
  { way: 'type', label: '身份证号', text: idCard },
  { way: 'type', label: '岗位', text: post },
  { way: 'type', label: '健康证编号', text: certificate }
]
/** The certificate of the third ran out. */
export const staff = [
  worker(owner.name, owner.idCard, '店长', 'HLJ230103202600101'),
  worker('冯磊', '230199199507210316', '厨师', 'HLJ230103202600102'),
  worker('田雨', '230199199804060289', '服务员', 'HLJ230103202500077')
] as const

export const siteEntries: readonly Entry[] = [
  { way: 'follow', label: '场所所在区划', path: ['黑龙江省', '哈尔滨市', '南岗区'] },
  { way: 'type', label: '经营地址', text: '南岗区老街16号' }
]
export const houseEntries: readonly Entry[] = [
  { way: 'type', label: '负责人姓名', text: owner.name },
  { way: 'type', label: '负责人身份证号', text: owner.idCard },
  { way: 'type', label: '负责人手机', text: owner.mobile },
  { way: 'type', label: '经营面积（平方米）', text: '86.50' },
  { way: 'type', label: '消防重点部位说明', text: '后厨燃气灶具两处' },
  { way: 'type', label: '安全出口数量', text: '2' },
  { way: 'type', label: '拟营业日期', text: opensOn },
  { way: 'type', label: '食品安全管理员', text: owner.name },
  { way: 'tick', label: '本人承诺所填信息及提交材料真实、有效' }
]
export const plaqueEntries: readonly Entry[] = [
  { way: 'choose', label: '牌匾类型', option: '附着式门头牌匾' },
  { way: 'type', label: '牌匾文字', text: '老街饺子馆' },
  { way: 'choose', label: '是否带灯光', option: '是' },
  { way: 'type', label: '设置位置', text: '一层门头上方' }
]

export const restaurantPapers = [
  { label: '负责人居民身份证', files: ['负责人人像面.jpg', '负责人国徽面.jpg'] },
  { label: '营业执照', files: ['营业执照.pdf'] },
  { label: '经营场所平面布局图', files: ['平面布局图.pdf'] },
  { label: '牌匾效果图（含尺寸）', files: ['牌匾效果图.pdf'] }
] as const
