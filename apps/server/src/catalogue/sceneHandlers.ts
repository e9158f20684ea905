/** The calls of both services about scenes and their matters (主题与事项). */
import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { newUserTypeOf } from '@ljonething/domain/codes/user'
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from './Catalogue.ts'
import { publishedScenes } from './publishedScenes.ts'

export const ThemesHandlers = HttpApiBuilder.group(
  Api,
  'middleThemes',
  Effect.fn(function* (handlers) {
    const calls = publishedScenes(yield* Catalogue)
    return handlers.handleAll({
      unionprocess: ({ query }) => calls.themes(query),
      templateData: ({ query }) => calls.templateData(query.id),
      getSceneRelationMatter: ({ params }) => calls.relationMatters(params.id)
    })
  })
)

export const SpaceScenesHandlers = HttpApiBuilder.group(
  Api,
  'spaceScenes',
  Effect.fn(function* (handlers) {
    const calls = publishedScenes(yield* Catalogue)
    const listed = ({ region, name }: { readonly region?: string; readonly name?: string }, objectType?: string) =>
      calls.list({ name, objectType, regions: region === undefined ? undefined : [region] })
    return handlers.handleAll({
      scenes: ({ payload }) => Effect.map(CurrentUser, ({ userType }) => listed(payload, newUserTypeOf(userType))),
      scenesNoLogin: ({ payload }) => Effect.succeed(listed(payload)),
      count: ({ query }) => calls.count(query.regions),
      getSceneRelationMatter: ({ params }) => calls.relationMatters(params.id),
      matter: ({ query }) => calls.matter(query.id),
      matterStat: ({ query }) => calls.matterStat(query.ids),
      sameMatters: ({ payload }) => calls.sameMatters(payload),
      templateData: ({ params }) => calls.templateData(params.id),
      unionProcess: ({ payload }) => calls.themes(payload)
    })
  })
)
