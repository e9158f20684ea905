/**
 * The pre-checks of a scene as its sample person is answered by the registers of the content (示例预检): each passes, or is what the example declares
 * of it (`sampleCase.preChecks`). Not asked is what follows from no register alone, such as places still free.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { filingObstacle } from '@ljonething/domain/filing/filingObstacle'
import { describeForm } from '@ljonething/domain/form/describeForm'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import { initialValues } from '@ljonething/domain/form/initialValues'
import { planScene } from '@ljonething/domain/plan/planScene'
import { preCheckParamsOf } from '@ljonething/domain/form/preCheckParamsOf'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import type { SampleCase, Scene } from '@ljonething/domain/scene/Scene'
import type { SampleRegisters } from '@ljonething/server/sandbox/sampleRegisters'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

function answersOf(scene: Scene, sample: SampleCase, user: UserInfo, dictionaries: Dictionaries, registers: SampleRegisters) {
  const { userRegion, userType, userLevel } = user
  const plan = planScene(scene, sample.answers, { region: userRegion, userType, today: registers.today })
  const values = { ...initialValues(describeForm(plan, dictionaries), registers.today), ...sampleValues(scene, registers.today) }
  const paramsOf = preCheckParamsOf({ values, userLevel, region: userRegion, given: {} })
  return scene.preChecks.flatMap((preCheck, at): PathProblem[] => {
    const status = registers.preCheck(preCheck, paramsOf(preCheck), user)
    const declared = sample.preChecks?.[preCheck.code] ?? preCheckStatus.code.success
    if (status === undefined || status === declared) return []
    const [is, wanted] = [status, declared].map((code) => preCheckStatus.labelOf(code))
    const message = `example: pre-check ${preCheck.code} is ${is ?? ''}, not ${wanted ?? ''}, for ${user.userName} (${user.userId})`
    return [{ path: `preChecks[${at}].check`, message }]
  })
}

export function checkEligibility({ scene }: SceneIndex, dictionaries: Dictionaries, registers: SampleRegisters): readonly PathProblem[] {
  const { preChecks, sampleCase } = scene
  if (preChecks.length === 0) return []
  const { account } = sampleCase ?? {}
  if (sampleCase === undefined || account === undefined) return [{ path: 'preChecks', message: 'the example names no account to ask for' }]
  const user = registers.account(account)
  if (user === undefined || filingObstacle(scene, user) !== undefined)
    return [{ path: 'sampleCase.account', message: `${account} is nobody of the sandbox who may submit the scene` }]
  const unknown = Object.keys(sampleCase.preChecks ?? {}).filter((code) => preChecks.every((preCheck) => preCheck.code !== code))
  return [
    ...unknown.map((code) => ({ path: `sampleCase.preChecks.${code}`, message: `unknown pre-check ${code}` })),
    ...answersOf(scene, sampleCase, user, dictionaries, registers)
  ]
}
