/**
 * The examples of a scene (示例填报), one for each person it names: the sample case itself, and the same by the others it names, with what they
 * say otherwise.
 */
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import type { Answers, Scene } from '@ljonething/domain/scene/Scene'

export interface Example {
  /** User id of the sandbox. */
  readonly account: string
  readonly answers: Answers
  /** Values by field name, for today. */
  readonly facts: Readonly<Record<string, string>>
  readonly preChecks: Readonly<Record<string, PreCheckStatus>>
  /** Where in the scene it stands. */
  readonly path: string
}

export const examplesOf = (scene: Scene, today: string): readonly Example[] => {
  const { sampleCase } = scene
  if (sampleCase?.account === undefined) return []
  const { account, answers, preChecks = {}, others = [] } = sampleCase
  const factsOf = (fields: Readonly<Record<string, string>>) => sampleValues({ ...scene, sampleCase: { ...sampleCase, fields } }, today)
  return [
    { account, answers, preChecks, facts: factsOf(sampleCase.fields), path: 'sampleCase' },
    ...others.map((other, at) => ({
      account: other.account,
      answers: { ...answers, ...other.answers },
      preChecks: { ...preChecks, ...other.preChecks },
      facts: factsOf({ ...sampleCase.fields, ...other.fields }),
      path: `sampleCase.others[${at}]`
    }))
  ]
}
