/** What answers to the guide bring (情形规则), spec §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected } from '../errors/errors.ts'
import { carrying, Code } from '../schema/texts.ts'
import { Answers } from '../shapes/Answers.ts'
import { queryByGuideRule, queryByGuideRuleCommon } from '../shapes/GuideRule.ts'

export class OneThingRulesApi extends HttpApiGroup.make('oneThingRules')
  .add(
    queryByGuideRule,
    queryByGuideRuleCommon,
    /** What one gets in the end (结果物), matter by matter; `guideRules` URL-encoded JSON of the answers. */
    HttpApiEndpoint.post('getGuideApprovalRes', '/guide/getGuideApprovalRes', {
      payload: Schema.Struct({ sceneid: Code, guideRules: carrying('addressJson', Answers) }),
      success: byCode(
        Schema.Array(
          Schema.Struct({
            id: Schema.String,
            matterName: Schema.String,
            approvalResName: Schema.String,
            approvalResType: Schema.String,
            approvalResSample: Schema.String
          })
        )
      ),
      error: [Forbidden, NotFound, Rejected]
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '情形规则' })) {}
