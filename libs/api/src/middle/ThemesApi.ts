/** What the middle service tells of themes (主题联办与解读), spec §7.1. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page } from '../envelope/Page.ts'
import { NotFound } from '../errors/errors.ts'
import { Code } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { MatterMessage } from '../shapes/MatterMessage.ts'
import { TemplateData } from '../shapes/TemplateData.ts'
import { ThemeItem, themesQuery } from '../shapes/ThemeItem.ts'

export class MiddleThemesApi extends HttpApiGroup.make('middleThemes')
  .add(
    HttpApiEndpoint.get('unionprocess', '/unionprocess', { query: themesQuery, success: byCode(Page(ThemeItem)) }).annotate(
      AnswerKind,
      'sameForAll'
    ),
    /** Of the scene with this code. */
    HttpApiEndpoint.get('templateData', '/templateData', {
      query: { id: Code },
      success: byCode(TemplateData),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll'),
    /** The matters of the scene with this code. */
    HttpApiEndpoint.get('getSceneRelationMatter', '/getSceneRelationMatter/:id', {
      params: { id: Code },
      success: byCode(Schema.Array(MatterMessage)),
      error: NotFound
    }).annotate(AnswerKind, 'sameForAll')
  )
  .prefix(bases.middle)
  .annotateMerge(OpenApi.annotations({ title: '主题联办与解读' })) {}
