/** Scenes (主题) of the space service, spec §7.5. `previewMode` asks for what is not published yet; everything here is. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page } from '../envelope/Page.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import { SceneSummary } from '../shapes/SceneSummary.ts'
import { Code, Codes, Line } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { MatterMessage } from '../shapes/MatterMessage.ts'
import { TemplateData } from '../shapes/TemplateData.ts'
import { ThemeItem, themesPayload } from '../shapes/ThemeItem.ts'

const previewMode = Schema.optionalKey(Code)
const listed = Schema.Struct({ previewMode, region: Schema.optionalKey(Code), name: Schema.optionalKey(Line) })

/** Before and after of some matters together (减时间 减跑动 减材料 减环节 减表单), as the plan reckons them. */
const MatterStat = Schema.Struct({
  originalLinkNum: Schema.Finite,
  currentLinkNum: Schema.Finite,
  originalMaterialNum: Schema.Finite,
  currentMaterialNum: Schema.Finite,
  originalRunNum: Schema.Finite,
  currentRunNum: Schema.Finite,
  originalFormNum: Schema.Finite,
  currentFormNum: Schema.Finite,
  legalTimeLimit: Schema.Finite,
  currentTimeLimit: Schema.Finite
})

/** One implementation of a matter; with `detail` "1" all that is told of it. */
const SameMatter = Schema.Struct({
  ...{ id: Schema.String, name: Schema.String, basicCode: Schema.String, department: Schema.String },
  ...{ sceneCode: Schema.String, sceneName: Schema.String },
  detail: Schema.optionalKey(MatterMessage)
})

export class SpaceScenesApi extends HttpApiGroup.make('spaceScenes')
  .add(
    /** Those that serve the kind of person who is logged in. */
    HttpApiEndpoint.post('scenes', '/spaceService/scene/scenes', {
      payload: listed,
      success: byCode(Schema.Array(SceneSummary))
    }).middleware(LoginRequired),
    HttpApiEndpoint.post('scenesNoLogin', '/spaceService/scene/scenes/noLogin', {
      payload: listed,
      success: byCode(Schema.Array(SceneSummary))
    }),
    /** How many are open in each of the regions (comma-joined codes). */
    HttpApiEndpoint.get('count', '/spaceService/scene/count', {
      query: { regions: Codes },
      success: byCode(Schema.Array(Schema.Struct({ region: Schema.String, name: Schema.String, count: Schema.Finite }))),
      error: Rejected
    }).annotate(AnswerKind, 'sameForAll'),
    /** The matters of the scene with this code. */
    HttpApiEndpoint.get('getSceneRelationMatter', '/spaceService/scene/getSceneRelationMatter/:id', {
      params: { id: Code },
      success: byCode(Schema.Array(MatterMessage)),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll'),
    /** The matter with this implementation code. */
    HttpApiEndpoint.get('matter', '/spaceService/scene/matter', {
      query: { id: Code, previewMode },
      success: byCode(MatterMessage),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll'),
    /** Of the matters of one scene with these implementation codes (comma-joined), each counted once. */
    HttpApiEndpoint.get('matterStat', '/spaceService/scene/matter/stat', {
      query: { ids: Codes, previewMode },
      success: byCode(MatterStat),
      error: [NotFound, Rejected]
    }).annotate(AnswerKind, 'sameForAll'),
    /** The implementations of the matter with this basic or implementation code (同一事项), in a region those of scenes that are open there. */
    HttpApiEndpoint.post('sameMatters', '/matter/sameMatters', {
      payload: Schema.Struct({
        matterCode: Code,
        region: Schema.optionalKey(Code),
        detail: Schema.optionalKey(Schema.Literals(['0', '1']))
      }),
      success: byCode(Schema.Array(SameMatter)),
      error: NotFound
    }),
    HttpApiEndpoint.get('templateData', '/spaceService/scene/templateData/:id', {
      params: { id: Code },
      success: byCode(TemplateData),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll'),
    HttpApiEndpoint.post('unionProcess', '/union/process', { payload: themesPayload, success: byCode(Page(ThemeItem)) })
  )
  .prefix(bases.space)
  .annotateMerge(OpenApi.annotations({ title: '空间服务主题' })) {}
