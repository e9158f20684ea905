/**
 * What sandbox departments enter in registers (沙箱登记): each row of `entries` names a matter of a scene, a register of the file, and fields that the
 * matter is sent.
 */
import { isRecord } from '@ljonething/domain/values/wireShape'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkEntries(content: unknown, scenes: readonly SceneIndex[]): readonly PathProblem[] {
  if (!isRecord(content) || !Array.isArray(content['entries'])) return []
  return content['entries'].flatMap((entry: unknown, at): readonly PathProblem[] => {
    const { matter, register, match } = isRecord(entry) ? entry : {}
    const scene = scenes.find((one) => one.scene.matters.some(({ implementCode }) => implementCode === matter))
    const problem = (key: string, message: string) => ({ path: `entries[${at}].${key}`, message })
    if (scene === undefined) return [problem('matter', `no scene has the matter ${String(matter)}`)]
    const code = scene.scene.matters.find(({ implementCode }) => implementCode === matter)?.code ?? ''
    const isSent = (name: unknown) => {
      const field = scene.fieldNames.get(String(name))
      return field !== undefined && (field.matters === '*' || field.matters.includes(code))
    }
    const names = isRecord(match) ? Object.entries(match) : []
    return [
      ...(typeof register === 'string' && Array.isArray(content[register])
        ? []
        : [problem('register', `no register ${String(register)} is filled here`)]),
      ...(names.length === 0 ? [problem('match', 'it says not of which row')] : []),
      ...names.filter(([, name]) => !isSent(name)).map(([key, name]) => problem(`match.${key}`, `the matter is not sent ${String(name)}`))
    ]
  })
}
