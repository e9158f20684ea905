/** Questions that cannot be answered as written (题目): no choices, a default or container default that is no choice. */
import { isContainer } from '@ljonething/domain/plan/askQuestions'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkQuestions({ questions }: SceneIndex): readonly PathProblem[] {
  return questions.flatMap(({ question, path }): PathProblem[] => {
    const { code, choices, defaultChoice } = question
    if (choices.length === 0) return [{ path, message: `question ${code} has no choices` }]
    if (defaultChoice !== undefined && !choices.some((choice) => choice.value === defaultChoice)) {
      return [{ path: `${path}.defaultChoice`, message: `question ${code}: default ${defaultChoice} is no choice` }]
    }
    if (isContainer(question) && defaultChoice === undefined) return [{ path, message: `container ${code} has no default choice` }]
    return []
  })
}
