/** The list of scenes (主题目录), spec §7.1. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Code, Line } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { SceneSummary } from '../shapes/SceneSummary.ts'

export class MiddleScenesApi extends HttpApiGroup.make('middleScenes')
  .add(
    /** All of them, or with a `name` those that are called so or have such a matter or material, best first. */
    HttpApiEndpoint.get('scenes', '/scenes', {
      query: {
        objectType: Schema.optionalKey(Code),
        region: Schema.optionalKey(Code),
        name: Schema.optionalKey(Line)
      },
      success: byCode(Schema.Array(SceneSummary))
    }).annotate(AnswerKind, 'sameForAll')
  )
  .prefix(bases.middle)
  .annotateMerge(OpenApi.annotations({ title: '主题目录' })) {}
