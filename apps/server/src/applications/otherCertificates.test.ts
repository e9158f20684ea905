/** Parents and spouses without a mainland ID (护照、港澳台通行证): submitted by the one who has one. */
import { expect, it } from 'vitest'
import { newbornCode, prepareNewborn, prepareSubmission, sceneFile, signedAnew, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { mostInSession } from '../registers/StrangerQuestions.ts'
import { askPreCheck, unknownAnswer } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import {
  bride,
  groom,
  hold,
  jiagedaqi,
  myBookings,
  nangang,
  openDaysOf,
  refusedHold,
  refusedWedding,
  submitWedding
} from '../testing/weddingSubmission.ts'

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
  const payload = submitPayload(await signedAnew(father, submission()), 'foreign-mother')
  expect((await father.call((client) => client.oneThingSubmit.submitSx({ payload }))).items.length).toBeGreaterThan(0)
})

it('what registers cannot know by a passport is declared, and is no question about a stranger', async () => {
  const father = await loginAs(server.url, '林海峰')
  for (let asked = 0; asked <= mostInSession; asked += 1)
    expect(await askPreCheck(father, newbornCode, 'NB_C03', { motherIdCard: 'C01X00T47' })).toEqual(unknownAnswer)
})

const foreign = '05'
const places = (caller: TestCaller, businessType?: string) =>
  caller.call((client) => client.oneThingAppointments.queryOrgs({ payload: businessType === undefined ? {} : { businessType } }))

it('a marriage with a foreigner is booked only where the province has it registered', async () => {
  const caller = await loginAs(server.url, groom.name)
  const of = async (businessType?: string) => (await places(caller, businessType)).map(({ orgCode }) => orgCode)
  expect(await of()).toContain(jiagedaqi)
  expect(await of(foreign)).toContain(nangang)
  expect(await of(foreign)).not.toContain(jiagedaqi)
  const cities = await caller.call((client) =>
    client.oneThingAppointments.getAreaList({ payload: { areaCode: '230000000000', businessType: foreign } })
  )
  expect(cities.map(({ name }) => name)).toEqual(['哈尔滨市', '佳木斯市', '牡丹江市', '黑河市'])
  const date = (await openDaysOf(caller, jiagedaqi))[0] ?? ''
  const there = { orgCode: jiagedaqi, date, slot: '0930' }
  const elsewhere = '加格达奇区民政局婚姻登记处不办理这种业务，请换一处预约'
  expect(await refusedHold(caller, { ...there, businessType: foreign })).toEqual({ _tag: 'NotFound', msg: elsewhere })
  const asked = { orgCode: jiagedaqi, appointDate: date, businessType: foreign }
  expect(await askPreCheck(caller, 'HLJYJS0005', 'JH_C03', asked)).toEqual(unknownAnswer)
  expect(await askPreCheck(caller, 'HLJYJS0005', 'JH_C03', { ...asked, businessType: '01' })).toMatchObject({ status: '1' })
})

it('a marriage with a foreign bride is booked and submitted by the groom, with the matter and the materials of foreigners', async () => {
  const caller = await loginAs(server.url, groom.name)
  const scene = await sceneFile('05-marriage.yaml')
  const alike = await openDaysOf(caller, jiagedaqi)
  const place = { orgCode: nangang, date: (await openDaysOf(caller, nangang)).find((day) => alike.includes(day)) ?? '', slot: '0930' }
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
  const ofMainland = { ...place, orgCode: jiagedaqi }
  await hold(caller, ofMainland)
  const atMainland = { orgCode: JSON.stringify({ name: '', value: jiagedaqi }) }
  expect(await refusedWedding(caller, withFields(declared, atMainland, ['JH_C01', 'JH_C02', 'JH_C03']))).toMatchObject({
    _tag: 'PlaceGone',
    msg: expect.stringContaining('不办理这种业务')
  })
  await hold(caller, place)
  const { items } = await submitWedding(caller, declared)
  expect(items.map(({ taskName }) => taskName)).toEqual(['涉外、涉港澳台、涉华侨结婚登记（预约）', '户口簿婚姻状况变更'])
  const [booking] = (await myBookings(caller)).filter(({ state }) => state === 'booked')
  expect(booking?.businessType).toBe(foreign)
  const change = { bookingId: booking?.bookingId ?? '', ...ofMainland }
  expect(await caller.refusal((client) => client.oneThingBookings.change({ payload: change }))).toMatchObject({ _tag: 'NotFound' })
})
