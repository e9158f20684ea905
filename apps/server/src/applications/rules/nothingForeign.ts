/** No field and no material that the scene does not have (§3.3); of a correction only what is open is taken at all. */
import { Invalid } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import { foreignIds } from '../submitChecks.ts'
import type { Rule } from './Sent.ts'

export const nothingForeign: Rule = ({ anew }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const { scene } = yield* anew.entry
    const { sent } = yield* anew.read
    if (foreignIds(scene, sent.values, Object.keys(sent.files)).length > 0) return yield* new Invalid({ msg: '提交了不属于该主题的内容' })
  })
