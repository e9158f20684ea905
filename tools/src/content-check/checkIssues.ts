/**
 * Certificates that sandbox departments issue (沙箱制证): each row of `issues` names a matter of a scene and, for its holders, fields that the matter is
 * sent; a matter whose result is a certificate (证照) has a row.
 */
import { isRecord } from '@ljonething/domain/values/wireShape'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

const certificate = '证照'

export function checkIssues(content: unknown, scenes: readonly SceneIndex[]): readonly PathProblem[] {
  if (!isRecord(content) || !Array.isArray(content['issues'])) return []
  const issues: readonly unknown[] = content['issues']
  const wrong = issues.flatMap((issue, at): readonly PathProblem[] => {
    const { matter, holders } = isRecord(issue) ? issue : {}
    const problem = (key: string, message: string) => ({ path: `issues[${at}].${key}`, message })
    const scene = scenes.find((one) => one.scene.matters.some(({ implementCode }) => implementCode === matter))
    if (scene === undefined) return [problem('matter', `no scene has the matter ${String(matter)}`)]
    const code = scene.scene.matters.find(({ implementCode }) => implementCode === matter)?.code ?? ''
    const isSent = (name: string) => {
      const field = scene.fieldNames.get(name)
      return field !== undefined && (field.matters === '*' || field.matters.includes(code))
    }
    const names = Array.isArray(holders)
      ? holders.flatMap((holder: unknown) => (isRecord(holder) ? Object.values(holder).map(String) : []))
      : []
    if (names.length === 0) return [problem('holders', 'it says not to whom')]
    return names.filter((name) => !isSent(name)).map((name) => problem('holders', `the matter is not sent ${name}`))
  })
  const known = new Set(issues.map((issue) => (isRecord(issue) ? issue['matter'] : undefined)))
  const missing = scenes.flatMap(({ scene }) =>
    scene.matters
      .filter(({ approvalResult, implementCode }) => approvalResult.resultType === certificate && !known.has(implementCode))
      .map(({ name }) => ({ path: 'issues', message: `no certificate is issued for ${scene.name}: ${name}` }))
  )
  return [...wrong, ...missing]
}
