/** What one scene is published with (主题详情与办事指南). */
import { Api } from '@ljonething/api/Api'
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { Caller } from '@ljonething/api/session/Session'
import { filingObstacle, filingObstacleText } from '@ljonething/domain/filing/filingObstacle'
import { findRegion } from '@ljonething/domain/region/RegionTree'
import { isOpenIn, openRegions } from '@ljonething/domain/scene/isOpenIn'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from './Catalogue.ts'
import { sceneNamed } from './sceneNamed.ts'
import { baseInfoOf, sceneDetailOf, sceneGuideOf, workGuideOf } from './sceneDetail.ts'

const isOpen = (scene: Scene, region: string): boolean =>
  isOpenIn(
    openRegions(scene).map((opened) => opened.region),
    region
  )

const guideOr404 = (scene: Scene, region?: string) => {
  const guide = workGuideOf(scene, region)
  return guide === undefined ? Effect.fail(new NotFound({ msg: '该主题未配置办事指南' })) : Effect.succeed(guide)
}

const ScenesHandlers = HttpApiBuilder.group(
  Api,
  'oneThingScenes',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    return handlers.handleAll({
      sceneGuide: ({ payload }) => Effect.forEach(payload, (code) => Effect.map(sceneNamed(catalogue, code), sceneGuideOf)),
      sceneMatterBaseInfo: ({ query }) => Effect.map(sceneNamed(catalogue, query.code), baseInfoOf),
      verifyScene: Effect.fn(function* ({ query: { code, region } }) {
        const scene = yield* sceneNamed(catalogue, code)
        const obstacle = filingObstacle(scene, (yield* Caller).user)
        if (obstacle !== undefined) return { type: '0' as const, message: filingObstacleText(obstacle) }
        return region === undefined || isOpen(scene, region)
          ? { type: '1' as const, message: '可以办理' }
          : { type: '0' as const, message: '该地区暂未开通此主题，请选择其他地区' }
      }),
      queryWorkGuideByRegion: Effect.fn(function* ({ query: { code, region } }) {
        const scene = yield* sceneNamed(catalogue, code)
        const found = findRegion(catalogue.regions, region)
        if (found === undefined) return yield* new Rejected({ msg: '不在要求的参数范围中' })
        const guide = yield* guideOr404(scene, region)
        return { ...guide, region, regionName: found.name, open: isOpen(scene, region) }
      }),
      queryBySceneId: ({ query }) => Effect.flatMap(sceneNamed(catalogue, query.sceneId), (scene) => guideOr404(scene))
    })
  })
)

const EfficientHandlers = HttpApiBuilder.group(
  Api,
  'efficientThemes',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const detail = (code: string) => Effect.map(sceneNamed(catalogue, code), (scene) => sceneDetailOf(catalogue, scene))
    return handlers.handleAll({
      getDetailByCode: ({ payload }) => detail(payload.code),
      getEfficientThemeDetail: ({ payload }) => detail(payload.sceneCode)
    })
  })
)

export const DetailHandlers = Layer.merge(ScenesHandlers, EfficientHandlers)
