import { readScene } from '@ljonething/api/scene/readScene'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkIssues } from './checkIssues.ts'
import { soundScene } from './fixtures/soundScene.ts'
import { indexScene } from './sceneIndex.ts'

const read = readScene(
  parse(soundScene.replaceAll('resultType: 证照', 'resultType: 其他').replace("implementCode: '001'", "implementCode: '000'"))
)
if (!read.ok) throw new Error('the fixture is not readable')
const index = indexScene(read.scene)
const sound = { matter: '000', certType: '证', certCode: 'Z', holders: [{ name: 'idCard', cardId: 'idCard' }] }
const messages = (issue: object, scenes = [index]) =>
  checkIssues({ issues: [{ ...sound, ...issue }] }, scenes).map(({ path, message }) => `${path}: ${message}`)

it.each([
  [{}, []],
  [{ matter: '009' }, ['issues[0].matter: no scene has the matter 009']],
  [{ holders: [] }, ['issues[0].holders: it says not to whom']],
  [{ holders: [{ name: 'idCard', cardId: 'extra' }] }, ['issues[0].holders: the matter is not sent extra']]
])('a certificate with %j', (issue, problems) => {
  expect(messages(issue)).toEqual(problems)
})

it('a matter whose result is a certificate has one issued', () => {
  const [first, ...others] = read.scene.matters
  if (first === undefined) throw new Error('no matter')
  const certified = { ...first, implementCode: '001', approvalResult: { ...first.approvalResult, resultType: '证照' } }
  const scene = { ...read.scene, matters: [first, ...others, certified] }
  expect(messages({}, [{ ...index, scene }])).toEqual([`issues: no certificate is issued for ${scene.name}: ${first.name}`])
})
