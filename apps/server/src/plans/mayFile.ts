/** Who may prepare and who may submit a scene (办理资格), by the rule of the domain; what stands in the way is `Forbidden`, in its words. */
import { Forbidden } from '@ljonething/api/errors/errors'
import type { NotFound } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { filingObstacle, filingObstacleText, mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { CatalogueScene } from '../catalogue/readScenes.ts'
import { entryNamed } from '../catalogue/sceneNamed.ts'

type Served = Pick<Scene, 'objectTypes'>

export const prepareAs = (scene: Served, user: UserInfo | undefined): Effect.Effect<void, Forbidden> => {
  const obstacle = filingObstacle(scene, user)
  return mayPrepare(obstacle) ? Effect.void : Effect.fail(new Forbidden({ msg: filingObstacleText(obstacle) }))
}

export const submitAs = (scene: Served, user: UserInfo): Effect.Effect<void, Forbidden> => {
  const obstacle = filingObstacle(scene, user)
  return obstacle === undefined ? Effect.void : Effect.fail(new Forbidden({ msg: filingObstacleText(obstacle) }))
}

/** The scene of this code, for who may prepare it. */
export const sceneFor = (
  user: UserInfo | undefined,
  code: string,
  catalogue: Pick<Catalogue['Service'], 'sceneOf'>
): Effect.Effect<CatalogueScene, Forbidden | NotFound> => Effect.tap(entryNamed(catalogue, code), ({ scene }) => prepareAs(scene, user))
