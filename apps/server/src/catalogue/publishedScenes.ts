/** What both services tell of scenes and their matters (主题与事项): lists in pages, single matters, their numbers, and what is the same elsewhere. */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { compareMatters } from '@ljonething/domain/plan/comparePlan'
import { findRegion } from '@ljonething/domain/region/RegionTree'
import { isOpenIn, openRegions } from '@ljonething/domain/scene/isOpenIn'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { interpretationOf } from '@ljonething/domain/scene/interpretationOf'
import { Effect } from 'effect'
import { offsetWindow, pageOf } from '../platform/paging.ts'
import type { Catalogue } from './Catalogue.ts'
import { sceneLister } from './listScenes.ts'
import { matterMessage } from './matterMessage.ts'
import { sceneNamed } from './sceneNamed.ts'

interface ThemesAsked {
  readonly category?: string
  readonly name?: string
  readonly regions?: string
  readonly limit?: number
  readonly offset?: number
}

interface SameAsked {
  readonly matterCode: string
  readonly region?: string
  readonly detail?: '0' | '1'
}

const codesOpen = (scene: Scene): readonly string[] => openRegions(scene).map(({ region }) => region)

const codesIn = (joined: string): readonly string[] => joined.split(',').filter((code) => code !== '')

/** Nothing asked for is everything. */
const filled = (text: string | undefined) => (text === '' ? undefined : text)

export const publishedScenes = (catalogue: Catalogue['Service']) => {
  const { list, themeOf } = sceneLister(catalogue)
  const byId = new Map(
    catalogue.scenes.flatMap(({ scene }) => scene.matters.map((matter) => [matter.implementCode, { scene, matter }] as const))
  )
  const matterOf = (id: string) => {
    const found = byId.get(id)
    return found === undefined ? Effect.fail(new NotFound({ msg: '未查询到该事项' })) : Effect.succeed(found)
  }
  return {
    list,
    themes: ({ category, name, regions, limit, offset }: ThemesAsked) => {
      const window = offsetWindow(offset, limit)
      const open = filled(regions)
      const found = list({ category: filled(category), name, regions: open === undefined ? undefined : codesIn(open) })
      return Effect.succeed(pageOf(window, found.slice(window.offset, window.offset + window.limit).map(themeOf), found.length))
    },
    templateData: (id: string) =>
      Effect.flatMap(sceneNamed(catalogue, id), (scene) => {
        const found = interpretationOf(scene)
        return found.ok
          ? Effect.succeed({ id, sceneName: scene.name, ...found.interpretation })
          : Effect.fail(new NotFound({ msg: found.error.msg }))
      }),
    relationMatters: (id: string) =>
      Effect.map(sceneNamed(catalogue, id), (scene) => scene.matters.map((matter) => matterMessage(catalogue, scene, matter))),
    matter: (id: string) => Effect.map(matterOf(id), ({ scene, matter }) => matterMessage(catalogue, scene, matter)),
    matterStat: Effect.fn(function* (ids: string) {
      const found = yield* Effect.forEach(new Set(codesIn(ids)), matterOf)
      const [first] = found
      if (first === undefined) return yield* new Rejected({ msg: '参数必填' })
      if (found.some(({ scene }) => scene !== first.scene)) return yield* new Rejected({ msg: '请选择同一主题的事项' })
      const { handlingDays, runs, materials, links, forms } = compareMatters(
        first.scene,
        found.map(({ matter }) => matter)
      )
      return {
        ...{ originalLinkNum: links.before, currentLinkNum: links.after },
        ...{ originalMaterialNum: materials.before, currentMaterialNum: materials.after },
        ...{ originalRunNum: runs.before, currentRunNum: runs.after },
        ...{ originalFormNum: forms.before, currentFormNum: forms.after },
        ...{ legalTimeLimit: handlingDays.before, currentTimeLimit: handlingDays.after }
      }
    }),
    sameMatters: ({ matterCode, region, detail }: SameAsked) => {
      const all = Array.from(byId.values())
      const same = (basicCode: string) => all.filter(({ matter }) => matter.basicCode === basicCode)
      const found = same(byId.get(matterCode)?.matter.basicCode ?? matterCode)
      if (found.length === 0) return Effect.fail(new NotFound({ msg: '未查询到该事项' }))
      const near = region === undefined ? found : found.filter(({ scene }) => isOpenIn(codesOpen(scene), region))
      return Effect.succeed(
        near.map(({ scene, matter }) => ({
          ...{ id: matter.implementCode, name: matter.name, basicCode: matter.basicCode, department: matter.department },
          ...{ sceneCode: scene.sceneCode, sceneName: scene.name },
          ...(detail === '1' ? { detail: matterMessage(catalogue, scene, matter) } : {})
        }))
      )
    },
    count: (regions: string) =>
      Effect.forEach(codesIn(regions), (code) => {
        const region = findRegion(catalogue.regions, code)
        if (region === undefined) return Effect.fail(new Rejected({ msg: '不在要求的参数范围中' }))
        return Effect.succeed({ region: code, name: region.name, count: list({ regions: [code] }).length })
      })
  }
}
