/**
 * Numbers that sandbox departments issue (沙箱办理结果): each row of `results` names a matter of a scene, a value that it gives and fields that it
 * is sent; every value that a matter gives has a row.
 */
import { isRecord } from '@ljonething/domain/values/wireShape'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkResults(content: unknown, scenes: readonly SceneIndex[]): readonly PathProblem[] {
  if (!isRecord(content)) return []
  const rows: readonly unknown[] = Array.isArray(content['results']) ? content['results'] : []
  const given = scenes.flatMap((index) =>
    index.scene.matters.flatMap(({ gives = [], ...matter }) => gives.map((value) => ({ index, matter, value: value as string })))
  )
  const wrong = rows.flatMap((row, at): readonly PathProblem[] => {
    const { matter, value, from } = isRecord(row) ? row : {}
    const problem = (key: string, message: string) => ({ path: `results[${at}].${key}`, message })
    const found = given.find((one) => one.matter.implementCode === matter && one.value === value)
    if (found === undefined) return [problem('matter', `no matter ${String(matter)} of a scene gives ${String(value)}`)]
    return Object.values(isRecord(from) ? from : {})
      .map(String)
      .filter((name) => {
        const field = found.index.fieldNames.get(name)
        return field === undefined || (field.matters !== '*' && !field.matters.includes(found.matter.code))
      })
      .map((name) => problem('from', `the matter is not sent ${name}`))
  })
  const known = new Set(rows.map((row) => (isRecord(row) ? `${String(row['matter'])} ${String(row['value'])}` : '')))
  const missing = given
    .filter(({ matter, value }) => !known.has(`${matter.implementCode} ${value}`))
    .map(({ index, matter, value }) => ({ path: 'results', message: `nobody issues ${value} of ${index.scene.name}: ${matter.name}` }))
  return [...wrong, ...missing]
}
