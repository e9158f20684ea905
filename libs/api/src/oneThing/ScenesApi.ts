/** What a scene asks, tells and where it can be handled (主题与办事指南), spec §7.1, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import { Code } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { GuidesAsked, SceneGuide } from '../shapes/SceneDetail.ts'
import { WorkGuide } from '../shapes/WorkGuide.ts'

/** Third-party scene base info of spec §3.2; of our own scenes the same numbers, and no other system to go to. */
const BaseInfo = Schema.Struct({
  name: Schema.String,
  originalFormNum: Schema.Finite,
  currentFormNum: Schema.Finite,
  originalMaterialNum: Schema.Finite,
  currentMaterialNum: Schema.Finite,
  originalHandleNum: Schema.Finite,
  currentHandleNum: Schema.Finite,
  originalHandleDays: Schema.Finite,
  currentHandleDays: Schema.Finite,
  matterBaseInfos: Schema.Array(Schema.Struct({ name: Schema.String, department: Schema.String, days: Schema.Finite })),
  sceneType: Schema.String,
  object: Schema.String,
  interpretationUrl: Schema.String,
  address: Schema.String,
  doUrl: Schema.String,
  reasons: Schema.Array(Schema.String)
})

export class OneThingScenesApi extends HttpApiGroup.make('oneThingScenes')
  .add(
    /** The guides of the scenes with these codes. */
    HttpApiEndpoint.post('sceneGuide', '/api/v1/middleInterface/sceneGuide', {
      payload: GuidesAsked,
      success: byCode(Schema.Array(SceneGuide)),
      error: NotFound
    }),
    HttpApiEndpoint.get('sceneMatterBaseInfo', '/scene/sceneMatterBaseInfo', {
      query: { code: Code },
      success: byCode(BaseInfo),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll'),
    /** May the caller handle the scene, in the region if one is given? `type` "1" yes (spec §4.2), else `message` says what stands in the way. */
    HttpApiEndpoint.get('verifyScene', '/guide/verifyScene', {
      query: { code: Code, region: Schema.optionalKey(Code) },
      success: byCode(Schema.Struct({ type: Schema.Literals(['0', '1']), message: Schema.String })),
      error: NotFound
    }),
    /** The guide to the service of a scene with the windows of a region; whether the scene is `open` there. */
    HttpApiEndpoint.get('queryWorkGuideByRegion', '/guide/queryWorkGuideByRegion', {
      query: { code: Code, region: Code },
      success: byCode(Schema.Struct({ ...WorkGuide.fields, region: Schema.String, regionName: Schema.String, open: Schema.Boolean })),
      error: [NotFound, Rejected]
    }).annotate(AnswerKind, 'sameForAll'),
    /** The guide to the service of the scene with this code, everywhere. */
    HttpApiEndpoint.get('queryBySceneId', '/bsznManage/queryBySceneId', {
      query: { sceneId: Code },
      success: byCode(WorkGuide),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll')
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '主题与办事指南' })) {}
