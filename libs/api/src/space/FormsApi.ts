/** Guide and form (情形规则与智能表单) of the space service, spec §7.5. */
import { HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { getSxForm } from '../oneThing/FormsApi.ts'
import { queryByGuideRule } from '../shapes/GuideRule.ts'

export class SpaceFormsApi extends HttpApiGroup.make('spaceForms')
  .add(getSxForm, queryByGuideRule)
  .prefix(bases.space)
  .annotateMerge(OpenApi.annotations({ title: '空间服务表单' })) {}
