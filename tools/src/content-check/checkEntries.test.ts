import { readScene } from '@ljonething/api/scene/readScene'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkEntries } from './checkEntries.ts'
import { soundScene } from './fixtures/soundScene.ts'
import { indexScene } from './sceneIndex.ts'

const read = readScene(parse(soundScene.replace("implementCode: '001'", "implementCode: '000'")))
if (!read.ok) throw new Error('the fixture is not readable')
const index = indexScene(read.scene)
const sound = { matter: '000', register: 'deaths', match: { idCard: 'idCard' }, set: { cancelled: true } }
const messages = (entry: object) =>
  checkEntries({ deaths: [], entries: [{ ...sound, ...entry }] }, [index]).map(({ path, message }) => `${path}: ${message}`)

it.each([
  [{}, []],
  [{ matter: '009' }, ['entries[0].matter: no scene has the matter 009']],
  [{ register: 'births' }, ['entries[0].register: no register births is filled here']],
  [{ match: {} }, ['entries[0].match: it says not of which row']],
  [{ match: { idCard: 'extra' } }, ['entries[0].match.idCard: the matter is not sent extra']]
])('an entry with %j', (entry, problems) => {
  expect(messages(entry)).toEqual(problems)
})
