import { resultValues } from '@ljonething/domain/cases/resultValues'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import { birthDate, gender } from '@ljonething/validation/numbers/CitizenId'
import { Effect } from 'effect'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Clock } from '../platform/Clock.ts'
import { projectRoot } from '../platform/paths.ts'
import { caseAtDesk, moveByHand, submitForHand } from '../testing/byHand.ts'
import { sceneFile } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import { IssuedValues } from './IssuedValues.ts'

const server = useTestServer()
interface Asked {
  readonly caseNo: string
  readonly implementCode: string
  readonly values: Readonly<Record<string, string>>
}

/** All at once, since each run reads the records. */
const allIssued = (asked: readonly Asked[]) =>
  server.run(
    Effect.flatMap(IssuedValues, ({ made }) =>
      Effect.forEach(asked, ({ caseNo, implementCode, values }) => {
        const fields = Object.entries(values).map(([id, value]) => ({ id, type: 'text', value }))
        const named = { matterCode: '', matterName: '', implementCode, deptCode: '', department: '', promisedDays: 1 }
        return made(caseNo, { ...named, fields, files: [], reviews: [] }, '2026-11-24T04:00:00.000Z')
      })
    ).pipe(Effect.provide(IssuedValues.layer))
  )
const issued = async (caseNo: string, implementCode: string, values: Asked['values']) =>
  (await allIssued([{ caseNo, implementCode, values }]))[0] ?? []
const registration = '1123000000230002353000709001001'
const inMudanjiang = JSON.stringify({ name: '东安区', value: '231002000000' })
const born = { babyBirthTime: '2026-11-06 08:16', babySex: '2', hukouFollow: '1', fatherHukouRegion: inMudanjiang }

describe('numbers that departments of the sandbox issue', () => {
  it('of a newborn fits birth, sex and the city it is registered in, is nobody else’s, and made again the same', async () => {
    const texts = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (caseNo) => (await issued(caseNo, registration, born)).map(({ text }) => text).join())
    )
    for (const text of texts) expect([text.slice(0, 6), birthDate(text), gender(text)]).toEqual(['231099', '2026-11-06', 'female'])
    expect(new Set(texts).size).toBeGreaterThan(1)
    expect(await issued('A', registration, born)).toEqual([{ value: 'citizenId', text: texts[0] }])
    const [boy] = await issued('A', registration, { ...born, babySex: '1', hukouFollow: '2' })
    expect([gender(boy?.text ?? ''), boy?.text.slice(0, 6)]).toEqual(['male', '231099'])
  })

  it('none is issued that would not hold, nor by a matter that gives none', async () => {
    expect(await issued('A', registration, { ...born, babyBirthTime: '' })).toEqual([])
    expect(await issued('A', '1123', born)).toEqual([])
  })

  it('every value that a scene needs is issued from its sample, by the rule of its kind', async () => {
    const scenes = await Promise.all(readdirSync(join(projectRoot, 'content/scenes')).map(sceneFile))
    const matters = scenes.flatMap((scene) => scene.matters.map((matter) => ({ scene, matter })))
    const asked = matters.map(({ scene, matter: { code, implementCode } }) => ({
      ...{ caseNo: `${scene.sceneCode} ${code}`, implementCode },
      values: sampleValues(scene, '2026-11-23')
    }))
    for (const [at, values] of (await allIssued(asked)).entries()) {
      expect(
        values.map(({ value }) => value),
        asked[at]?.caseNo
      ).toEqual(matters[at]?.matter.gives ?? [])
      for (const { value, text } of values) expect(resultValues[value].isValid(text), text).toBe(true)
    }
  })
})

describe('at the desks', () => {
  it('the card comes with the number, masked, once the registration is approved, and not before', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo, caseNos, detail } = await submitForHand(mother, 'issued')
    const [card, police] = [`${applyNo}-M05`, `${applyNo}-M03`]
    expect(caseNos).toContain(police)
    expect(await visitor(server.url).refusal((client) => client.sandboxDepartments.case({ query: { caseNo: card } }))).toMatchObject({
      _tag: 'NotFound'
    })
    await moveByHand(server.url, police, 2, 4, 5, 8, 9, 11)
    await expect.poll(async () => (await detail()).cases.at(-1)?.delivery).toBe('delivered')
    const view = await caseAtDesk(server.url, card)
    expect(view.earlierResults).toEqual([
      { matterName: '出生登记（申报户口）', label: '公民身份号码', text: expect.stringMatching(/^230\d\d\*{9}\d{3}[\dX]$/) }
    ])
    expect(view.log).toHaveLength(1)
    expect((await moveByHand(server.url, card, 2, 4)).label).toBe('预审通过')
  })

  it('by the script every matter is done in the end, each in its own time', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { departments } = await mother.call((client) => client.sandbox.state())
    const { detail } = await submitForHand(mother, 'scripted')
    for (const { deptCode } of departments)
      await mother.call((client) => client.sandbox.department({ payload: { deptCode, mode: 'normal' } }))
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('30 days')))
    await expect.poll(async () => (await detail()).group).toBe('success')
    const ended = (code: string) => async () =>
      (await detail()).cases.find(({ matterCode }) => matterCode === code)?.log.find(({ status }) => status === 11)?.at ?? ''
    expect(Date.parse(await ended('M05')()) - Date.parse(await ended('M03')())).toBeGreaterThan(2 * 86_400_000)
  })
})
