/** Parents and spouses without a mainland ID (护照、港澳台通行证): submitted by the one who has one. */
import { expect, it } from 'vitest'
import { newbornCode, prepareNewborn, prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { mostInSession } from '../registers/StrangerQuestions.ts'
import { askPreCheck, unknownAnswer } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { bride, groom, hold, nangang, openDaysOf, refusedWedding, submitWedding } from '../testing/weddingSubmission.ts'

const server = useTestServer()

const withFields = (prepared: Prepared, fields: Readonly<Record<string, string>>, scenePreChecks: readonly string[]): Prepared => {
  const values = Object.entries(prepared.params.values).map(([id, value]) => [id, fields[id.split('^')[1] ?? ''] ?? value] as const)
  const declarations = Object.fromEntries(scenePreChecks.map((code) => [code, '1']))
  return { ...prepared, params: { ...prepared.params, values: Object.fromEntries(values), declarations } }
}

it('a child of a mother with a passport is submitted by the father; the certificate type chooses the rule', async () => {
  const father = await loginAs(server.url, '林海峰')
  const prepared = await prepareNewborn(father)
  const mother = { motherName: '示例安娜', motherCertType: '414', motherIdCard: 'C01X00T47', motherBirth: '1993-04-12', birthCertNo: '' }
  const submission = (more: object = {}) =>
    withFields(
      prepared,
      { ...mother, ...more },
      prepared.scene.preChecks.map(({ code }) => code)
    )
  const refused = async (more: object) => {
    const payload = submitPayload(submission(more), `foreign-${JSON.stringify(more)}`.slice(0, 60))
    const refusal = await father.refusal((client) => client.oneThingSubmit.submitSx({ payload }))
    return JSON.stringify(refusal).match(/"_check\w+"/g)
  }
  expect(await refused({ motherCertType: '111' })).toContain('"_checkCertNo"')
  expect(await refused({ motherCertType: '516' })).toEqual(['"_checkCertNo"'])
  const payload = submitPayload(submission(), 'foreign-mother')
  expect((await father.call((client) => client.oneThingSubmit.submitSx({ payload }))).items.length).toBeGreaterThan(0)
})

it('what registers cannot know by a passport is declared, and is no question about a stranger', async () => {
  const father = await loginAs(server.url, '林海峰')
  for (let asked = 0; asked <= mostInSession; asked += 1)
    expect(await askPreCheck(father, newbornCode, 'NB_C03', { motherIdCard: 'C01X00T47' })).toEqual(unknownAnswer)
})

it('a marriage with a foreign bride is booked and submitted by the groom, with the materials it needs', async () => {
  const caller = await loginAs(server.url, groom.name)
  const scene = await sceneFile('05-marriage.yaml')
  const place = { orgCode: nangang, date: (await openDaysOf(caller, nangang))[0] ?? '', slot: '0930' }
  await hold(caller, place)
  const prepared = await prepareSubmission(caller, scene, {
    answers: { JH_Q02: '3', JH_Q05: '0', JH_Q06: '0', JH_Q07: '0' },
    fields: {
      ...{ womanName: '示例安娜', womanCertType: '414', womanIdCard: 'C01X00T47', womanMobile: '13900000011', womanMarital: '10' },
      ...{ orgCode: JSON.stringify({ name: '', value: place.orgCode }), appointDate: place.date, appointTime: place.slot }
    }
  })
  const fields = prepared.description.allfield.flatMap(({ fieldList }) => fieldList.map(({ name }) => name))
  expect(['womanCertType', 'manCertType', 'womanNation'].map((name) => fields.includes(name))).toEqual([true, false, false])
  expect(prepared.description.allfile.filter(({ need }) => need).map(({ id }) => id)).toEqual(['JH01', 'JH07', 'JH09', 'JH10'])
  const declared = withFields(prepared, {}, ['JH_C01', 'JH_C02', 'JH_C03'])
  expect(await refusedWedding(caller, withFields(declared, { womanIdCard: bride.idCard }, []))).toMatchObject({ _tag: 'Invalid' })
  expect((await submitWedding(caller, declared)).items.length).toBeGreaterThan(0)
})
