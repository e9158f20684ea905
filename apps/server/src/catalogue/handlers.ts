import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import type { DictionaryNode, DictionaryRow } from '@ljonething/api/shapes/DictionaryRow'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { childrenOf, findRegion } from '@ljonething/domain/region/RegionTree'
import { treeText } from '@ljonething/domain/tree/treeText'
import type { NestedOption } from '@ljonething/domain/values/treeOption'
import { foundRegions } from './foundRegions.ts'
import { Effect, Layer } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from './Catalogue.ts'
import { DetailHandlers } from './detailHandlers.ts'
import { dictionaryTree } from './dictionaryTree.ts'
import { attachment } from '../platform/http/attachment.ts'
import { sceneLister } from './listScenes.ts'
import { SpaceScenesHandlers, ThemesHandlers } from './sceneHandlers.ts'
import { sampleFiles } from './sampleFiles.ts'
import { sceneNamed } from './sceneNamed.ts'

interface DictionaryQuery {
  readonly rootCode: string
  readonly parentcode?: string
  readonly code?: string
  readonly name?: string
}

export const rowsOf =
  (catalogue: Catalogue['Service']) =>
  ({ rootCode, parentcode, code, name }: DictionaryQuery): readonly DictionaryRow[] => {
    if (rootCode === regionRoot) {
      if (name !== undefined) return foundRegions(catalogue.regions, name, parentcode)
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
          (parentcode === undefined || parentcode === '' || row.parentCode === parentcode) &&
          (code === undefined || row.code === code) &&
          (name === undefined || row.name.includes(name))
      )
      .map((row) => ({ rootCode, parentCode: row.parentCode, code: row.code, name: row.name, hasChildren: parents.has(row.code) }))
  }

const asOption = ({ code, name, children }: DictionaryNode): NestedOption => ({ value: code, name, children: children.map(asOption) })

/** A scene as the portal plans with it, without what only checks and people who write it read. */
export const guideSceneOf = (catalogue: Catalogue['Service'], code: string) =>
  Effect.map(sceneNamed(catalogue, code), ({ sampleCase: _sample, sources: _sources, ...scene }) => scene)

const ScenesHandlers = HttpApiBuilder.group(
  Api,
  'middleScenes',
  Effect.fn(function* (handlers) {
    const { list } = sceneLister(yield* Catalogue)
    return handlers.handleAll({
      scenes: ({ query: { region, ...filter } }) =>
        Effect.succeed(list({ ...filter, regions: region === undefined ? undefined : [region] }))
    })
  })
)

const GuideHandlers = HttpApiBuilder.group(
  Api,
  'oneThingGuide',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const sampleOf = yield* sampleFiles(catalogue)
    return handlers.handleAll({
      getGuideScene: ({ query }) => guideSceneOf(catalogue, query.code),
      sampleFile: Effect.fn(function* ({ query: { fileName } }) {
        const bytes = yield* sampleOf(fileName)
        return HttpServerResponse.uint8Array(bytes, { contentType: 'application/octet-stream', headers: attachment(fileName) })
      })
    })
  })
)

const DictionaryHandlers = HttpApiBuilder.group(
  Api,
  'middleDictionary',
  Effect.fn(function* (handlers) {
    const rows = rowsOf(yield* Catalogue)
    return handlers.handleAll({ dictionary: ({ query }) => Effect.succeed(rows(query)) })
  })
)

const SpaceDictionaryHandlers = HttpApiBuilder.group(
  Api,
  'spaceDictionary',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const rows = rowsOf(catalogue)
    const nameOf = (rootCode: string, code: string) =>
      rootCode === regionRoot
        ? findRegion(catalogue.regions, code)?.name
        : catalogue.dictionaryRows(rootCode).find((row) => row.code === code)?.name
    return handlers.handleAll({
      dictionary: ({ payload }) => Effect.succeed(rows(payload)),
      trans: ({ payload }) =>
        Effect.succeed(
          payload.list.map(({ rootCode, code }) => {
            const name = nameOf(rootCode, code)
            return { rootCode, code, ...(name === undefined ? {} : { name }) }
          })
        ),
      tree: ({ query }) => {
        const tree = dictionaryTree(catalogue, query.rootCode, query.parentCode)
        return tree === undefined ? Effect.fail(new Rejected({ msg: '不在要求的参数范围中' })) : Effect.succeed(tree)
      },
      treeText: ({ query }) => {
        const tree = dictionaryTree(catalogue, query.rootCode)
        return tree === undefined
          ? Effect.fail(new Rejected({ msg: '不在要求的参数范围中' }))
          : Effect.succeed(treeText(tree.map(asOption)))
      }
    })
  })
)

export const CatalogueHandlers = Layer.mergeAll(
  ScenesHandlers,
  ThemesHandlers,
  SpaceScenesHandlers,
  GuideHandlers,
  DetailHandlers,
  DictionaryHandlers,
  SpaceDictionaryHandlers
)
