import { describe, expect, it } from 'vitest'
import { guideAnswers } from '../testing/guideAnswers.ts'
import { describedForm } from '../testing/newbornForm.ts'
import { newbornScene } from '../testing/newbornScene.ts'
import { startingValues } from './startingValues.ts'

const description = describedForm(newbornScene, guideAnswers)
const known = [{ name: 'motherName', value: '周晓岚', source: '来自实名认证' }]
const id = 'NB2015^motherName'

describe('starting values', () => {
  it('are what was typed, else what is known, else what the form fills in', () => {
    expect(startingValues(description, { [id]: '周晓兰' }, known)[id]).toBe('周晓兰')
    expect(startingValues(description, { [id]: '' }, known)[id]).toBe('')
    expect(startingValues(description, {}, known)[id]).toBe('周晓岚')
    expect(startingValues(description, {}, [])[id]).toBe('')
  })

  it('keep what the guide locks, whatever was typed before', () => {
    const field = description.allfield.flatMap((group) => group.fieldList).find((each) => each.name === 'hukouFollow')
    expect(field).toMatchObject({ disabled: true, value: '2' })
    expect(startingValues(description, { [field?.id ?? '']: '1' }, [])[field?.id ?? '']).toBe('2')
  })
})
