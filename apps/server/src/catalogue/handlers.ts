import { Api } from '@ljonething/api/Api'
import { NotFound } from '@ljonething/api/errors/errors'
import type { DictionaryRow } from '@ljonething/api/shapes/DictionaryRow'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { childrenOf, findRegion } from '@ljonething/domain/region/RegionTree'
import { isOpenIn } from '@ljonething/domain/scene/isOpenIn'
import { searchScenes, searchTexts } from '@ljonething/domain/scene/searchScenes'
import { Effect, Layer } from 'effect'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { Catalogue } from './Catalogue.ts'
import { foundSummary, sceneSummary } from './sceneSummary.ts'

interface DictionaryQuery {
  readonly rootCode: string
  readonly parentcode?: string
  readonly code?: string
}

export const rowsOf =
  (catalogue: Catalogue['Service']) =>
  ({ rootCode, parentcode, code }: DictionaryQuery): readonly DictionaryRow[] => {
    if (rootCode === regionRoot) {
      const one = code === undefined ? undefined : findRegion(catalogue.regions, code)
      const regions =
        code === undefined ? childrenOf(catalogue.regions, parentcode === '' ? undefined : parentcode) : one === undefined ? [] : [one]
      return regions.map((region) => ({
        rootCode,
        parentCode: region.parentCode ?? '',
        code: region.code,
        name: region.name,
        hasChildren: childrenOf(catalogue.regions, region.code).length > 0
      }))
    }
    const rows = catalogue.dictionaryRows(rootCode)
    const parents = new Set(rows.map((row) => row.parentCode))
    return rows
      .filter(
        (row) =>
          (parentcode === undefined || parentcode === '' || row.parentCode === parentcode) && (code === undefined || row.code === code)
      )
      .map((row) => ({ rootCode, parentCode: row.parentCode, code: row.code, name: row.name, hasChildren: parents.has(row.code) }))
  }

/** The cards of the special column, important ones first. */
export const summariesOf = ({ scenes }: Catalogue['Service']) =>
  scenes.map(({ scene }) => sceneSummary(scene)).toSorted((left, right) => Number(right.keyScene) - Number(left.keyScene))

/** A scene as the portal plans with it, without what only checks and people who write it read. */
export const guideSceneOf = (catalogue: Catalogue['Service'], code: string) => {
  const found = catalogue.sceneOf(code)
  if (found === undefined) return undefined
  const { sampleCase: _sample, sources: _sources, ...scene } = found.scene
  return scene
}

const ScenesHandlers = handlersOf(
  Api,
  'middleScenes',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const summaries = summariesOf(catalogue)
    const searched = summaries.flatMap((scene) => {
      const found = catalogue.sceneOf(scene.sceneCode)
      return found === undefined ? [] : [{ scene, texts: searchTexts(found.scene) }]
    })
    const called = (name = '') => (name.trim() === '' ? summaries : searchScenes(searched, name).map(foundSummary))
    return handlers.handleAll({
      scenes: ({ query }) =>
        Effect.succeed(
          called(query.name).filter(
            (scene) =>
              (query.objectType === undefined || scene.objectTypes.includes(query.objectType)) &&
              (query.region === undefined || isOpenIn(scene.openRegions, query.region))
          )
        )
    })
  })
)

const GuideHandlers = handlersOf(
  Api,
  'oneThingGuide',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    return handlers.handleAll({
      getGuideScene: ({ query }) => {
        const scene = guideSceneOf(catalogue, query.code)
        return scene === undefined ? Effect.fail(new NotFound({ msg: '未查询到该主题' })) : Effect.succeed(scene)
      }
    })
  })
)

const DictionaryHandlers = handlersOf(
  Api,
  'middleDictionary',
  Effect.fn(function* (handlers) {
    const rows = rowsOf(yield* Catalogue)
    return handlers.handleAll({ dictionary: ({ query }) => Effect.succeed(rows(query)) })
  })
)

const SpaceDictionaryHandlers = handlersOf(
  Api,
  'spaceDictionary',
  Effect.fn(function* (handlers) {
    const rows = rowsOf(yield* Catalogue)
    return handlers.handleAll({ dictionary: ({ payload }) => Effect.succeed(rows(payload)) })
  })
)

export const CatalogueHandlers = Layer.mergeAll(ScenesHandlers, GuideHandlers, DictionaryHandlers, SpaceDictionaryHandlers)
