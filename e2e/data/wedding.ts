/** A fictional couple who book their wedding (婚姻登记): the register of marriages knows them, the booking system does not answer yet. */
import type { Entry } from './newborn.ts'

const dayMs = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)

export const wedding = { name: '公民婚育一件事（结婚登记预约）', office: '哈尔滨市南岗区民政局婚姻登记处' } as const
export const couple = {
  man: { name: '陈子墨', idCard: '230199199606160019' },
  woman: { name: '高晓晴', idCard: '230199199707270022' }
} as const

export const coupleAnswers = [
  ['拟办理的婚姻登记？', '结婚登记'],
  ['双方是否均为内地居民？', '是'],
  ['双方是否自愿结婚，且不存在直系血亲或三代以内旁系血亲关系？', '是'],
  ['双方此前的婚姻情况？', '均为初婚'],
  ['是否预约免费婚前医学检查？', '否'],
  ['婚后是否办理户口迁移？', '否'],
  ['是否同时办理生育登记？', '否']
] as const

export const weddingChecks: readonly Entry[] = [
  { way: 'type', label: '身份证号（男方信息）', text: couple.man.idCard },
  { way: 'type', label: '身份证号（女方信息）', text: couple.woman.idCard },
  { way: 'type', label: '婚姻登记处', text: wedding.office },
  { way: 'type', label: '预约日期', text: inDays(21) }
]
