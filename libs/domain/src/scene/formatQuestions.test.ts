import { describe, expect, it } from 'vitest'
import { allScenes } from '../../cases/sceneFiles.ts'
import { formatQuestions } from './formatQuestions.ts'
import type { FormattedQuestion } from './formatQuestions.ts'
import type { Question } from './Scene.ts'

const counter = () => {
  let count = 0
  return () => `id${(count += 1)}`
}

const nested: Question = { code: 'Q2', title: '二', displayMode: '0', choices: [{ id: 'c', text: '是', value: '1' }] }
const container: Question = {
  code: 'Q1',
  title: '一',
  displayMode: '1',
  hidden: true,
  choices: [
    { id: 'a', text: '甲', value: '1', cue: '先带身份证', questions: [nested] },
    { id: 'b', text: '乙', value: '2' }
  ]
}

const idsOf = (questions: readonly FormattedQuestion[]): readonly string[] =>
  questions.flatMap(({ id, choices }) => [id, ...choices.flatMap((choice) => [choice.uuid, ...idsOf(choice.questions)])])

describe('formatted questions', () => {
  it('[R-3.2-08] carry hidden, displayMode and choices, and a generated id each', () => {
    const [first, ...others] = formatQuestions([container], counter())
    expect(others).toEqual([])
    expect(first).toMatchObject({ code: 'Q1', id: 'id1', hidden: true, displayMode: '1', isContainer: true })
    expect(first?.choices[0]?.questions[0]).toMatchObject({ code: 'Q2', id: 'id3', hidden: false, displayMode: '0', isContainer: false })
  })

  it('[R-3.2-10] a choice has a generated id too, its cue as tips and its questions formatted alike', () => {
    const choices = formatQuestions([container], counter())[0]?.choices
    expect(choices?.map(({ uuid, tips, questions }) => [uuid, tips, questions.length])).toEqual([
      ['id2', ['先带身份证'], 1],
      ['id5', [], 0]
    ])
    expect(choices?.[0]).toMatchObject({ id: 'a', text: '甲', value: '1' })
  })

  it('no two ids of a scene are the same, at any depth', () => {
    const guided = allScenes.flatMap((scene) => (scene.guide === undefined ? [] : [scene.guide.questions]))
    expect(guided.length).toBeGreaterThan(5)
    for (const questions of guided) {
      const ids = idsOf(formatQuestions(questions, counter()))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThan(questions.length)
    }
  })
})
