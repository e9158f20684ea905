/** The registers that a scene asks (主题的提问), by name: those of its linkage alone (联动查询), or of its pre-checks as well. */
import type { Scene } from './Scene.ts'

type Asking = Pick<Scene, 'preChecks' | 'form'>

export const lookupsNamedBy = ({ form }: Pick<Asking, 'form'>): readonly string[] =>
  [...(form?.linkage ?? []), ...(form?.groups ?? []).flatMap(({ fields }) => fields.flatMap(({ linkage = [] }) => linkage))].flatMap(
    ({ then }) => then.lookup?.api ?? []
  )

export const registersNamedBy = (scene: Asking): readonly string[] => [
  ...scene.preChecks.map(({ check }) => check.api),
  ...lookupsNamedBy(scene)
]
