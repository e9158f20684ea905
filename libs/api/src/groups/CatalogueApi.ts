/** Scenes, dictionaries and regions (主题目录), spec §7.1, §7.4, §7.5. */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { byCode } from '../envelope/byCode.ts'
import { DomainValue } from '../envelope/DomainValue.ts'
import { NotFound } from '../errors/errors.ts'

const BeforeAfter = Schema.Struct({ before: Schema.Finite, after: Schema.Finite })

/** A scene in the list of the special column. */
export const SceneSummary = Schema.Struct({
  sceneCode: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  summary: Schema.String,
  /** "1" personal, "2" legal person (new code). */
  objectTypes: Schema.Array(Schema.String),
  category: Schema.Struct({ code: Schema.String, name: Schema.String }),
  leadDepartment: Schema.String,
  matterCount: Schema.Finite,
  comparison: Schema.Struct({
    handlingDays: BeforeAfter,
    runs: BeforeAfter,
    materials: BeforeAfter,
    links: Schema.optionalKey(BeforeAfter)
  }),
  themeUnionType: Schema.String,
  keyTheme: Schema.Boolean,
  hideHandleButton: Schema.Boolean,
  thirdParty: Schema.Boolean,
  hasGuide: Schema.Boolean,
  /** Region codes where it is open. */
  openRegions: Schema.Array(Schema.String),
  /** Number of cases the caller's region finished so far is not kept: the list is the same for all. */
  columnRoute: Schema.optionalKey(Schema.String)
})
export type SceneSummary = typeof SceneSummary.Type

export const DictionaryRow = Schema.Struct({
  rootCode: Schema.String,
  parentCode: Schema.String,
  code: Schema.String,
  name: Schema.String,
  hasChildren: Schema.Boolean
})
export type DictionaryRow = typeof DictionaryRow.Type

const dictionaryQuery = {
  rootCode: Schema.String,
  parentcode: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String),
  sortType: Schema.optionalKey(Schema.String),
  incluedChild: Schema.optionalKey(Schema.String)
}

export class CatalogueApi extends HttpApiGroup.make('catalogue')
  .add(
    HttpApiEndpoint.get('scenes', '/ljonethingapi/api/v1/callinterface/scenes', {
      query: {
        objectType: Schema.optionalKey(Schema.String),
        region: Schema.optionalKey(Schema.String),
        name: Schema.optionalKey(Schema.String)
      },
      success: byCode(Schema.Array(SceneSummary))
    }),
    /** The whole scene: the portal plans with it while the person answers. `sampleCase` is left out. */
    HttpApiEndpoint.get('getGuideScene', '/ljonethingapi/guide/getGuideScene', {
      query: { code: Schema.String },
      success: byCode(DomainValue<Scene>()),
      error: NotFound
    }),
    HttpApiEndpoint.get('dictionary', '/ljonethingapi/api/v1/callinterface/dictionary', {
      query: dictionaryQuery,
      success: byCode(Schema.Array(DictionaryRow))
    }),
    /** Rows under a parent, or all when none is given; the region tree is root SH00XZQH. */
    HttpApiEndpoint.post('basicDictionary', '/ljonethingapi/ybsl/smzy/shspace/basic/dictionary', {
      payload: Schema.Struct(dictionaryQuery),
      success: byCode(Schema.Array(DictionaryRow))
    })
  )
  .annotateMerge(OpenApi.annotations({ title: '主题目录' })) {}
