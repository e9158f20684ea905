import { describe, expect, it } from 'vitest'
import { allScenes, context, newborn, sceneFile } from '../../cases/sceneFiles.ts'
import type { Answers } from '../scene/Scene.ts'
import { isContainer } from './askQuestions.ts'
import { planScene } from './planScene.ts'
import { allQuestions, smartChoices, withChoice } from './smartChoices.ts'

const newbornWith = (answers: Answers) => smartChoices(newborn, planScene(newborn, answers, context), context.userType)

describe('smart choices', () => {
  it('[R-3.3-34] what is chosen is selected; what a choice would open is hidden until it is', () => {
    const married = newbornWith({ NB_Q02: 'married' })
    expect(married.selected).toContain('NB_Q02-1')
    expect(married.hiddenQuestions).toContain('NB_Q02A')
    expect(married.hidden).toEqual(expect.arrayContaining(['NB_Q02A-1', 'NB_Q02A-2']))
    const unmarried = newbornWith({ NB_Q02: 'unmarried', NB_Q02A: '2' })
    expect(unmarried.selected).not.toContain('NB_Q02-1')
    expect(unmarried.hiddenQuestions).not.toContain('NB_Q02A')
    expect(unmarried.hidden).not.toContain('NB_Q02A-1')
  })

  it('a container stands nowhere, what it leads to is asked', () => {
    const { hiddenQuestions, hidden, selected } = newbornWith({})
    expect([...hiddenQuestions, ...hidden, ...selected].filter((id) => /^NB_Q10(-|$)/.test(id))).toEqual([])
    expect(selected).toContain('NB_Q10A-1')
  })

  it('a choice for the other kind of people is disabled', () => {
    const retirement = sceneFile('02-retirement.yaml')
    const disabledFor = (userType: string) =>
      smartChoices(retirement, planScene(retirement, {}, { ...context, userType }), userType).disabled
    expect([disabledFor('0'), disabledFor('1'), disabledFor('2')]).toEqual([['TX_Q01-1'], ['TX_Q01-2'], []])
  })

  it.each(allScenes.map((scene) => [scene.name, scene] as const))(
    'every choice of %s that is no container is shown or hidden, never both',
    (_, scene) => {
      const plan = planScene(scene, {}, context)
      const { hidden, selected } = smartChoices(scene, plan, context.userType)
      const shown = plan.questions.flatMap(({ question }) => question.choices.map(({ id }) => id))
      const all = allQuestions(scene.guide?.questions ?? []).filter((question) => !isContainer(question))
      expect([...shown, ...hidden].toSorted()).toEqual(all.flatMap(({ choices }) => choices.map(({ id }) => id)).toSorted())
      expect(selected.filter((id) => hidden.includes(id))).toEqual([])
    }
  )
})

it('a choice takes the place of the one before, or stands beside it where several may be', () => {
  const [one, two] = [
    { id: 'a', text: 'a', value: '1' },
    { id: 'b', text: 'b', value: '2' }
  ] as const
  const single = { code: 'Q', title: '', displayMode: '0', choices: [one, two] }
  expect(withChoice({ P: 'x', Q: '1' }, single, two)).toEqual({ P: 'x', Q: '2' })
  expect(withChoice({ Q: ['1'] }, { ...single, multiple: true }, two)).toEqual({ Q: ['1', '2'] })
  expect(withChoice({ Q: ['1', '2'] }, { ...single, multiple: true }, one)).toEqual({ Q: ['2', '1'] })
})
