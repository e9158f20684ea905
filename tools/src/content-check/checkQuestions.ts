/**
 * Questions that cannot be answered as written (题目): no choices, a default or container default that is no choice, words that do not fit together.
 * 是否…？ is answered 是 or 否, with what it means after it where that helps: 否（老式编号）. 符合 and 不符合 answer a statement.
 */
import { isContainer } from '@ljonething/domain/plan/askQuestions'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

const isYesOrNo = /^[是否](?:[，（]|$)/
const isConformity = /^不?符合$/

function wordingProblem(code: string, title: string, choices: readonly { readonly text: string }[]): string | undefined {
  const asksWhether = title.includes('是否')
  if (asksWhether && !choices.every(({ text }) => isYesOrNo.test(text))) return `${code} asks 是否, so its choices are 是 and 否`
  const isQuestion = asksWhether || /[？?]$/.test(title)
  return isQuestion && choices.some(({ text }) => isConformity.test(text)) ? `${code} offers 符合, so its title is a statement` : undefined
}

export function checkQuestions({ questions, scene }: SceneIndex): readonly PathProblem[] {
  const preChecks = scene.preChecks.flatMap(({ code, title, choices }, at): PathProblem[] => {
    const message = wordingProblem(`pre-check ${code}`, title, choices)
    return message === undefined ? [] : [{ path: `preChecks[${at}].title`, message }]
  })
  const asked = questions.flatMap(({ question, path }): PathProblem[] => {
    const { code, title, choices, defaultChoice } = question
    if (choices.length === 0) return [{ path, message: `question ${code} has no choices` }]
    if (defaultChoice !== undefined && !choices.some((choice) => choice.value === defaultChoice)) {
      return [{ path: `${path}.defaultChoice`, message: `question ${code}: default ${defaultChoice} is no choice` }]
    }
    if (isContainer(question) && defaultChoice === undefined) return [{ path, message: `container ${code} has no default choice` }]
    const message = wordingProblem(`question ${code}`, title, choices)
    return message === undefined ? [] : [{ path: `${path}.title`, message }]
  })
  return [...asked, ...preChecks]
}
