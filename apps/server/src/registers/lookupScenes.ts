/** Whom a lookup serves (联动查询的对象): the kinds of people that scenes asking it by linkage are for, by name of the register. */
import type { Scene } from '@ljonething/domain/scene/Scene'

const lookupsOf = ({ form }: Scene): readonly string[] =>
  [...(form?.linkage ?? []), ...(form?.groups ?? []).flatMap(({ fields }) => fields.flatMap(({ linkage = [] }) => linkage))].flatMap(
    ({ then }) => then.lookup?.api ?? []
  )

export const lookupScenes = (scenes: readonly Scene[]): ReadonlyMap<string, Pick<Scene, 'objectTypes'>> => {
  const asked = scenes.flatMap((scene) => lookupsOf(scene).map((name) => ({ name, types: scene.objectTypes })))
  const byName = Map.groupBy(asked, ({ name }) => name)
  return new Map(Array.from(byName, ([name, rows]) => [name, { objectTypes: [...new Set(rows.flatMap(({ types }) => types))] }]))
}
