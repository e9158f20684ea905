/** What the guide makes of choices (情形规则): the plan of the answers with the choices added, told by the ids of questions and choices. */
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { GuideRule } from '@ljonething/api/shapes/GuideRule'
import { allQuestions, smartChoices, withChoice } from '@ljonething/domain/plan/smartChoices'
import type { Answers, Choice, Question } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { Plans } from './Plans.ts'

interface Chosen {
  readonly sceneCode: string
  readonly question: Question
  readonly choice: Choice
}

export const guideRules = ({ scenes }: Catalogue['Service'], plans: Plans['Service']) => {
  const choices = new Map(
    scenes.flatMap(({ scene: { sceneCode, guide } }) =>
      allQuestions(guide?.questions ?? []).flatMap((question) =>
        question.choices.map((choice): [string, Chosen] => [choice.id, { sceneCode, question, choice }])
      )
    )
  )
  const chosenOf = (uuid: string) => {
    const chosen = choices.get(uuid)
    return chosen === undefined ? Effect.fail(new NotFound({ msg: '未查询到该选项' })) : Effect.succeed(chosen)
  }

  return Effect.fn('guideRules')(function* (uuids: string, given: Answers, user: UserInfo | undefined) {
    const chosen = yield* Effect.forEach(
      uuids.split(',').filter((uuid) => uuid !== ''),
      chosenOf
    )
    const [first] = chosen
    if (first === undefined) return yield* new Rejected({ msg: '参数必填' })
    if (chosen.some(({ sceneCode }) => sceneCode !== first.sceneCode)) return yield* new Rejected({ msg: '请选择同一主题的选项' })
    const answers = chosen.reduce((all, { question, choice }) => withChoice(all, question, choice), given)
    const { scene, plan, userType } = yield* plans.plan(first.sceneCode, answers, user)
    const { hiddenQuestions, ...states } = smartChoices(scene, plan, userType)
    return {
      sceneCode: scene.sceneCode,
      guideRules: plan.answers,
      matterIds: includedMatters(plan).map(({ code }) => code),
      ...states,
      hiddenGuideUUIDs: hiddenQuestions,
      unanswered: plan.unanswered,
      blocks: plan.blocks.map(({ questionCode, choiceText, message }) => ({ id: questionCode, choiceText, message })),
      ready: plan.ready
    } satisfies GuideRule
  })
}
