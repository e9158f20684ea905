/** What is filled in at the moment (已填内容), as it is submitted and printed (spec §3.3). */
import { userType } from '@ljonething/domain/codes/user'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import type { Submission } from '@ljonething/domain/submission/Submission'
import { today } from '../../browser/serverDate.ts'
import type { HandlingNow } from '../HandlingContext.ts'

/** Form channel and data source system of spec §3.1: internet portal, government network. */
const network = '1'

export type Filling = Pick<HandlingNow, 'scene' | 'plan' | 'state' | 'user' | 'form'>

export const submissionOf = ({ scene, plan, state, user, form }: Filling): Submission => {
  const filled = form.get()
  if (filled === undefined) throw new Error('no form is filled in yet')
  return buildSubmission(plan, filled.description, filled.values(), filled.files(), {
    packageName: scene.name,
    regionCode: state.region,
    source: network,
    infoSource: network,
    hasEnt: user?.userType === userType.code.legal,
    sceneType: scene.unionType,
    content: '',
    today: today()
  })
}
