/** A fictional couple who book their wedding (结婚登记), and others who want the same place. */
export const wedding = {
  code: 'HLJYJS0005',
  name: '公民婚育一件事（结婚登记预约）',
  /** It receives four couples in each time. */
  office: { code: 'YYJH232761', name: '加格达奇区民政局婚姻登记处', city: '大兴安岭地区', county: '加格达奇区', phone: '0457-27331234' }
} as const

export const couple = {
  man: { id: 'P010', name: '陈子墨', idCard: '230199199606160019', mobile: '13904510101' },
  woman: { name: '高晓晴', idCard: '230199199707270022', mobile: '13904510102' }
} as const

/** Each may hold one place. */
export const others = ['周晓岚', '林海峰', '赵国强', '孙丽华'] as const

export const coupleAnswers = [
  ['拟办理的婚姻登记？', '结婚登记'],
  ['男女双方的身份？', '双方都是内地居民'],
  ['双方是否自愿结婚，且不存在直系血亲或三代以内旁系血亲关系？', '是'],
  ['双方此前的婚姻情况？', '均为初婚'],
  ['是否预约免费婚前医学检查？', '否'],
  ['婚后是否办理户口迁移？', '否'],
  ['是否同时办理生育登记？', '否']
] as const

export const weddingConditions = 3

export const weddingPapers = [
  { label: '男方居民身份证', files: ['男方人像面.jpg', '男方国徽面.jpg'] },
  { label: '女方居民身份证', files: ['女方人像面.jpg', '女方国徽面.jpg'] }
] as const

/** A fictional groom and a bride of another country: registered only where the province has such marriages registered. */
export const foreignWedding = {
  office: { code: 'YYJH231102', name: '黑河市爱辉区民政局婚姻登记处', city: '黑河市', county: '爱辉区', phone: '0456-82231234' },
  groom: { name: '霍亦辰', idCard: '230199199408220455', mobile: '13904510154' },
  bride: { name: '安娜·示例娃', passport: '75X0012345', mobile: '13904510155' },
  matter: '涉外、涉港澳台、涉华侨结婚登记（预约）',
  mainland: '内地居民结婚登记（预约）',
  answers: coupleAnswers.map(([question, text]) =>
    question === '男女双方的身份？' ? ([question, '女方是港澳台居民、华侨或外国人'] as const) : ([question, text] as const)
  ),
  papers: [
    { label: '男方居民身份证', files: ['男方人像面.jpg', '男方国徽面.jpg'] },
    { label: '女方护照或来往内地通行证', files: ['护照资料页.jpg'] },
    { label: '无配偶声明及公证、认证文书', files: ['无配偶证明及译本.pdf'] }
  ]
} as const
