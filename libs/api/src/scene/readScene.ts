/**
 * Reads an unknown value as a scene (主题): its structure only, not whether its ids fit together (that is the content check's).
 * Every problem carries its path, `matters[0].code`; a key that no scene has is one. Nothing throws.
 * Example: `{}` → problems at `schema`, `sceneCode`, …; a scene file → the scene.
 */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Result, Schema, SchemaIssue } from 'effect'
import { SceneSchema } from './SceneSchema.ts'

export interface SceneProblem {
  /** Empty for the whole. */
  readonly path: string
  readonly message: string
}

export type ReadScene = { readonly ok: true; readonly scene: Scene } | { readonly ok: false; readonly problems: readonly SceneProblem[] }

const decode = Schema.decodeUnknownResult(SceneSchema, { errors: 'all', onExcessProperty: 'error' })

const problemsIn = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    if (issue._tag === 'MissingKey') return 'the key is missing'
    return issue._tag === 'UnexpectedKey' ? 'no such key' : SchemaIssue.defaultLeafHook(issue)
  }
})

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')

export function readScene(value: unknown): ReadScene {
  const read = decode(value)
  if (Result.isSuccess(read)) return { ok: true, scene: read.success }
  const { issues } = problemsIn(read.failure.issue)
  return {
    ok: false,
    problems: issues.map(({ path, message }) => ({
      path: pathText((path ?? []).map((key) => (typeof key === 'object' ? key.key : key))),
      message
    }))
  }
}
