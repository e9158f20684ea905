/** What is filled in at the moment (已填内容), as it is submitted and printed (spec §3.3). */
import { userType } from '@ljonething/domain/codes/user'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { usualSource } from '@ljonething/domain/submission/origin'
import type { Submission } from '@ljonething/domain/submission/Submission'
import { clientType } from '../../browser/clientType.ts'
import { today } from '../../browser/serverDate.ts'
import type { HandlingNow } from '../HandlingContext.ts'

export type Filling = Pick<HandlingNow, 'scene' | 'plan' | 'state' | 'user' | 'form'>

export const submissionOf = ({ scene, plan, state, user, form }: Filling): Submission => {
  const filled = form.get()
  if (filled === undefined) throw new Error('no form is filled in yet')
  return buildSubmission(plan, filled.description, filled.values(), filled.files(), {
    packageName: scene.name,
    regionCode: state.region,
    dataSource: usualSource(clientType()),
    hasEnt: user?.userType === userType.code.legal,
    sceneType: scene.unionType,
    content: '',
    today: today()
  })
}
