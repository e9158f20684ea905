/** Scenes of efficient handling (高效办成一件事), spec §7.1. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound } from '../errors/errors.ts'
import { Code } from '../schema/texts.ts'
import { SceneDetail } from '../shapes/SceneDetail.ts'

export class EfficientThemesApi extends HttpApiGroup.make('efficientThemes')
  .add(
    HttpApiEndpoint.post('getDetailByCode', '/onethingEfficient/getDetailByCode', {
      payload: Schema.Struct({ code: Code }),
      success: byCode(SceneDetail),
      error: NotFound
    }),
    /** `businessType` is always YBLC, the handling of a scene. */
    HttpApiEndpoint.post('getEfficientThemeDetail', '/onethingEfficient/getEfficientThemeDetail', {
      payload: Schema.Struct({ businessType: Schema.Literals(['YBLC']), sceneCode: Code }),
      success: byCode(SceneDetail),
      error: NotFound
    })
  )
  .prefix(bases.efficient)
  .annotateMerge(OpenApi.annotations({ title: '高效办成一件事' })) {}
