/** What the guide asks with (办事指引), spec §7.4. */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { DomainValue } from '../envelope/DomainValue.ts'
import { NotFound } from '../errors/errors.ts'
import { Code, Line } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'

export class OneThingGuideApi extends HttpApiGroup.make('oneThingGuide')
  .add(
    /** The whole scene: the portal plans with it while the person answers. `sampleCase` is left out. */
    HttpApiEndpoint.get('getGuideScene', '/guide/getGuideScene', {
      query: { code: Code },
      success: byCode(DomainValue<Scene>()),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll'),
    /** The bytes of a blank or filled-in sample (空白样表、示例样表) that a material names, for everybody. No path is shown, this one is ours. */
    HttpApiEndpoint.get('sampleFile', '/guide/sampleFile', {
      query: { fileName: Line },
      success: HttpApiSchema.StreamUint8Array(),
      error: NotFound
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '办事指引' })) {}
