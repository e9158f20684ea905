import { readScene } from '@ljonething/api/scene/readScene'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkResults } from './checkResults.ts'
import { soundScene } from './fixtures/soundScene.ts'
import { indexScene } from './sceneIndex.ts'

const read = readScene(
  parse(soundScene.replace("implementCode: '001'", "implementCode: '000'").replace('fee: 不收费\n', 'fee: 不收费\n  gives: [citizenId]\n'))
)
if (!read.ok) throw new Error('the fixture is not readable')
const scenes = [indexScene(read.scene)]
const sound = { matter: '000', value: 'citizenId', from: { cardId: 'idCard' } }
const messages = (content: object) => checkResults(content, scenes).map(({ path, message }) => `${path}: ${message}`)

it.each([
  [{}, []],
  [{ from: {} }, []],
  [{ from: { cardId: 'extra' } }, ['results[0].from: the matter is not sent extra']]
])('a number issued with %j', (row, problems) => {
  expect(messages({ results: [{ ...sound, ...row }] })).toEqual(problems)
})

it('a row for what no matter gives is named, and so is what nobody issues', () => {
  const missing = 'results: nobody issues citizenId of 检查用主题: 甲事项'
  expect(messages({ results: [{ ...sound, value: 'creditCode' }] })).toEqual([
    'results[0].matter: no matter 000 of a scene gives creditCode',
    missing
  ])
  expect(messages({})).toEqual([missing])
})
