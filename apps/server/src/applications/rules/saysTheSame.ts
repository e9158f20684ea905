/** Scene, matters and region said alike by request and form (§7.4). */
import { Rejected } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

export const saysTheSame: Rule = ({ anew }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const { sceneId, sxNewCodes, region } = anew.request
    const { form } = yield* anew.read
    if (form.sceneId !== sceneId || form.sxCodes !== sxNewCodes || form.regionCode !== region)
      return yield* new Rejected({ msg: '提交的主题、事项或地区前后不一致，请刷新页面后重试' })
  })
