/** The scene of a code (主题); one that is not there is `NotFound`, in the words that every call has for it. */
import { NotFound } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import type { Catalogue } from './Catalogue.ts'
import type { CatalogueScene } from './readScenes.ts'

type Scenes = Pick<Catalogue['Service'], 'sceneOf'>

export const entryNamed = ({ sceneOf }: Scenes, code: string): Effect.Effect<CatalogueScene, NotFound> => {
  const entry = sceneOf(code)
  return entry === undefined ? Effect.fail(new NotFound({ msg: '未查询到该主题' })) : Effect.succeed(entry)
}

export const sceneNamed = (scenes: Scenes, code: string) => Effect.map(entryNamed(scenes, code), ({ scene }) => scene)
