import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { newbornCode, newbornScene, region } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { planForm } from './planForm.ts'

const server = useTestServer()
const sample: Answers = {}

let form: (user: UserInfo | undefined, more?: Answers) => FormDescription
beforeAll(async () => {
  Object.assign(sample, (await newbornScene()).sampleCase?.answers)
  const catalogue = await server.run(Effect.map(Catalogue, (service) => service))
  const entry = catalogue.sceneOf(newbornCode)
  if (entry === undefined) throw new Error('no such scene')
  form = (user, more = {}) => planForm(catalogue, entry, { ...sample, ...more }, { region, user, today: '2026-11-22' }).description
})

const userOf = async (name: string): Promise<UserInfo> =>
  (await (await loginAs(server.url, name)).call((client) => client.oneThingSession.getUserInfo())).userInfo
const fieldOf = ({ allfield }: FormDescription, name: string) =>
  allfield.flatMap(({ fieldList }) => fieldList).find((field) => field.name === name)

describe('the form of a plan', () => {
  it('is made once for all who answer alike, and has of each what their identity gives', async () => {
    const [mother, other] = [await userOf('周晓岚'), await userOf('林海峰')]
    const [hers, his] = [form(mother), form(other)]
    expect(fieldOf(hers, 'babyName')).toBe(fieldOf(his, 'babyName'))
    expect(fieldOf(hers, 'motherIdCard')).toMatchObject({ value: mother.cardId, disabled: true })
    expect(fieldOf(his, 'motherIdCard')).toMatchObject({ value: '', disabled: false })
    expect(fieldOf(his, 'fatherIdCard')).toMatchObject({ value: other.cardId, disabled: true })
  })

  it('is another for other answers, and not kept for good', () => {
    const first = form(undefined)
    expect(fieldOf(form(undefined, { NB_Q03: '4' }), 'babyName')).not.toBe(fieldOf(first, 'babyName'))
    expect(form(undefined)).toBe(first)
    for (let n = 0; n < 200; n += 1) form(undefined, { nothing: String(n) })
    expect(form(undefined)).not.toBe(first)
  })
})
