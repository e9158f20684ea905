/**
 * Reads an unknown value as a scene (主题): its structure only, not whether its ids fit together (that is the content checker's).
 * Every problem carries its path; nothing throws. Example: `{}` → problems at `schema`, `sceneCode`, …; a scene file → the scene.
 */
import type { Scene } from './Scene.ts'
import { sceneShape } from './sceneShape.ts'
import { problemsOf } from './shape.ts'
import type { ShapeProblem } from './shape.ts'

export type SceneProblem = ShapeProblem

export type ParsedScene = { readonly ok: true; readonly scene: Scene } | { readonly ok: false; readonly problems: readonly SceneProblem[] }

export function parseScene(value: unknown): ParsedScene {
  const problems = problemsOf(sceneShape, value)
  return problems.length === 0 ? { ok: true, scene: value as Scene } : { ok: false, problems }
}
