/** What the guide asks with (办事指引), spec §7.4. */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { DomainValue } from '../envelope/DomainValue.ts'
import { NotFound } from '../errors/errors.ts'
import { Code } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'

export class OneThingGuideApi extends HttpApiGroup.make('oneThingGuide')
  .add(
    /** The whole scene: the portal plans with it while the person answers. `sampleCase` is left out. */
    HttpApiEndpoint.get('getGuideScene', '/guide/getGuideScene', {
      query: { code: Code },
      success: byCode(DomainValue<Scene>()),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll')
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '办事指引' })) {}
