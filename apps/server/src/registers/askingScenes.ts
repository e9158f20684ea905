/**
 * Whom a register serves (登记库的提问范围): the kinds of people that scenes asking it are for, by name of the register. By linkage alone (联动查询), or by
 * linkage and pre-checks.
 */
import { lookupsNamedBy, registersNamedBy } from '@ljonething/domain/scene/registersNamedBy'
import type { Scene } from '@ljonething/domain/scene/Scene'

type Served = ReadonlyMap<string, Pick<Scene, 'objectTypes'>>

const servedBy =
  (namesOf: (scene: Scene) => readonly string[]) =>
  (scenes: readonly Scene[]): Served => {
    const asked = scenes.flatMap((scene) => namesOf(scene).map((name) => ({ name, types: scene.objectTypes })))
    const byName = Map.groupBy(asked, ({ name }) => name)
    return new Map(Array.from(byName, ([name, rows]) => [name, { objectTypes: [...new Set(rows.flatMap(({ types }) => types))] }]))
  }

export const lookupScenes = servedBy(lookupsNamedBy)
export const askingScenes = servedBy(registersNamedBy)
