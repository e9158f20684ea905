/**
 * Words of developers in texts for people (用语检查): names of interfaces and stored fields, formats, parameters, digits of codes. Looks at every
 * text with Chinese in it, so that a key nobody thought of is looked at too; notes to whoever keeps the content (`sources`, `sampleCase`) are no
 * such text. Example: 对应接口字段 aab001001 → 接口, 字段, aab001001.
 */
import type { PathProblem } from './Problem.ts'

const words: readonly RegExp[] = [
  /接口|字段|数组|枚举|字典|参数|缺省|容器|回填|后端|前端|数据库|预审库|查重|校验位/u,
  /值为|分号|(?:区划)?代码前.{0,3}位|返回\s*error/u,
  /自动带出|系统带出|结果带出|信息带出|登录态|票据接口|登录票据/u,
  /\bJSON\b|\bnull\b|\bundefined\b|\btrue\b|\bfalse\b|\bTODO\b|\bmock\b/iu,
  /\b[a-z]{3}\d{6}\b|\bP\d{3}-\d{3}/u,
  /\{\w+(?:,\s*\w+)+\}/u
]

/** Not read by a person who handles something. */
const keptForOthers = new Set(['sampleCase', 'sources'])
const chinese = /\p{Script=Han}/u

export function checkWording(value: unknown, path = ''): readonly PathProblem[] {
  if (typeof value === 'string') {
    if (!chinese.test(value)) return []
    const found = words.flatMap((word) => word.exec(value)?.[0] ?? [])
    return found.length === 0 ? [] : [{ path, message: `a word of developers in a text for people: ${found.join('、')}` }]
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => checkWording(item, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    keptForOthers.has(key) ? [] : checkWording(item, path === '' ? key : `${path}.${key}`)
  )
}
