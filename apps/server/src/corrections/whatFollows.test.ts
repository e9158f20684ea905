/** What follows from a correction (补正牵动的事): the booked place, what the application is about, and files that were not uploaded at the desk. */
import { chosenCode } from '@ljonething/domain/form/bookedPlace'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { ask, asking, handIn, notHandedIn, read, scans, stage } from '../testing/correcting.ts'
import { anotherBirth, newbornCode, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { jpegBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import * as wedding from '../testing/weddingSubmission.ts'

const server = useTestServer({ DEPARTMENT_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'Fatal' })

const idOf = ({ description }: Prepared, name: string) =>
  description.allfield.flatMap(({ fieldList }) => fieldList).find((field) => field.name === name)?.id ?? ''
const partOf = (caseNo: string) => server.run(Effect.flatMap(Deliveries, (deliveries) => deliveries.partOf(caseNo)))
const statusOf = async (caller: TestCaller, applyNo: string) =>
  (await caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))).cases[0]?.status

/** A wedding that is booked, and asked about. */
const weddingAsked = async (place: wedding.WeddingPlace, fields: readonly string[]) => {
  const caller = await loginAs(server.url, wedding.groom.name)
  await wedding.hold(caller, place)
  const prepared = await wedding.prepareWedding(caller, place)
  const { applyNo, items } = await wedding.submitWedding(caller, prepared)
  const caseNo = items[0]?.applyNo ?? ''
  await ask(
    server,
    caseNo,
    await asking(
      server,
      fields.map((field) => idOf(prepared, field))
    )
  )
  return { caller, prepared, applyNo, caseNo }
}
/** With the declaration that says them, signed by hand. */
const stageWedding = async (caller: TestCaller, applyNo: string, version: number, values: object) =>
  stage(caller, applyNo, version, values, await scans(caller, wedding.weddingCode, ['JH07']))
const withdraw = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
const bookingOf = async (caller: TestCaller, applyNo: string) =>
  (await caller.call((client) => client.oneThingBookings.mine({ payload: { applyNo } })))[0]

/** Others have every place of a slot in 加格达奇. */
const fill = ({ orgCode, date, slot }: wedding.WeddingPlace) =>
  server.run(
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      sql`
        INSERT INTO booking (booking_id, owner, client_key, scene_code, state, org_code, day, slot, place, held_until, changed_at)
        SELECT concat_ws('-', ${orgCode}::text, ${date}::text, ${slot}::text, n), 'others', concat_ws('-', ${date}::text, ${slot}::text, n),
          ${wedding.weddingCode}, 'booked', ${orgCode}, ${date}, ${slot}, n, now() + interval '400 days', now()
        FROM generate_series(1, 4) n`.pipe(Effect.orDie)
    )
  )

describe('a corrected booking', () => {
  it('goes to the new place, gives the former back, and tells the department', async () => {
    const place = { orgCode: wedding.nangang, date: '', slot: '0930' }
    const days = await wedding.openDaysOf(await loginAs(server.url, wedding.groom.name), wedding.nangang)
    const former = { ...place, date: days[2] ?? '' }
    const { caller, prepared, applyNo, caseNo } = await weddingAsked(former, ['appointDate', 'appointTime'])
    const next = { ...former, date: days[4] ?? '', slot: '1330' }
    const [left, free] = [await wedding.leftAt(caller, former), await wedding.leftAt(caller, next)]
    const typed = { [idOf(prepared, 'appointDate')]: next.date, [idOf(prepared, 'appointTime')]: next.slot }
    const { version } = await stageWedding(caller, applyNo, 0, typed)
    await Promise.all(Array.from({ length: 5 }, () => handIn(caller, applyNo, version)))
    expect([await wedding.leftAt(caller, former), await wedding.leftAt(caller, next)]).toEqual([(left ?? 0) + 1, (free ?? 0) - 1])
    expect(await bookingOf(caller, applyNo)).toMatchObject({ state: 'booked', place: next })
    const told = new Map((await partOf(caseNo))?.fields.map(({ id, value }) => [id, value]))
    expect(['appointDate', 'appointTime'].map((name) => chosenCode(told.get(name) ?? ''))).toEqual([next.date, next.slot])
    await withdraw(caller, applyNo)
    expect(await wedding.leftAt(caller, next)).toBe(free)
  })

  it('is said as it is where it was changed since, and keeps what nobody corrects', async () => {
    const days = await wedding.openDaysOf(await loginAs(server.url, wedding.groom.name), wedding.nangang)
    const former = { orgCode: wedding.nangang, date: days[5] ?? '', slot: '0830' }
    const { caller, prepared, applyNo } = await weddingAsked(former, ['appointTime', 'manMobile'])
    const moved = { ...former, date: days[6] ?? '', slot: '1430' }
    const { bookingId = '' } = (await bookingOf(caller, applyNo)) ?? {}
    await caller.call((client) => client.oneThingBookings.change({ payload: { bookingId, ...moved } }))
    const { values } = await read(caller, applyNo)
    expect(['appointDate', 'appointTime'].map((name) => chosenCode(values[idOf(prepared, name)] ?? ''))).toEqual([moved.date, moved.slot])
    const first = await stageWedding(caller, applyNo, 0, { [idOf(prepared, 'manMobile')]: '13900000055' })
    await handIn(caller, applyNo, first.version, 'booking-as-it-is')
    expect((await bookingOf(caller, applyNo))?.place).toMatchObject(moved)
    await ask(server, `${applyNo}-M01`, await asking(server, [idOf(prepared, 'appointTime')]))
    const second = await stageWedding(caller, applyNo, 0, { [idOf(prepared, 'appointTime')]: '1530' })
    await handIn(caller, applyNo, second.version, 'booking-other-time')
    expect((await bookingOf(caller, applyNo))?.place).toMatchObject({ ...moved, slot: '1530' })
    await withdraw(caller, applyNo)
  })

  it('stays where it was, and the correction with it, where no place is left: said at the field', async () => {
    const office = { orgCode: wedding.jiagedaqi, slot: '0830' }
    const days = await wedding.openDaysOf(await loginAs(server.url, wedding.groom.name), wedding.jiagedaqi)
    const former = { ...office, date: days[1] ?? '' }
    const { caller, prepared, applyNo, caseNo } = await weddingAsked(former, ['appointDate', 'appointTime', 'manMobile'])
    const full = { ...office, date: days[2] ?? '' }
    await fill(full)
    const before = await partOf(caseNo)
    const typed = { [idOf(prepared, 'appointDate')]: full.date, [idOf(prepared, 'manMobile')]: '13900000056' }
    const { version } = await stageWedding(caller, applyNo, 0, typed)
    expect(await notHandedIn(caller, applyNo, version)).toMatchObject({
      _tag: 'Invalid',
      issues: [{ kind: 'field', id: idOf(prepared, 'appointTime'), message: '这个时段已经约满，原来的预约不变，请选择其他时段' }]
    })
    const after = await read(caller, applyNo)
    expect([after.requests.length, after.staged.version, after.former, await statusOf(caller, applyNo)]).toEqual([1, version, [], 6])
    expect((await bookingOf(caller, applyNo))?.place).toMatchObject(former)
    expect(await partOf(caseNo)).toEqual(before)
    const closed = await stageWedding(caller, applyNo, version, { ...typed, [idOf(prepared, 'appointDate')]: '2031-01-06' })
    const refused = await notHandedIn(caller, applyNo, closed.version)
    expect(refused).toMatchObject({ _tag: 'Invalid', issues: [{ id: idOf(prepared, 'appointDate') }] })
    const other = await stageWedding(caller, applyNo, closed.version, { ...typed, [idOf(prepared, 'appointTime')]: '0930' })
    await handIn(caller, applyNo, other.version, 'after-the-full-slot')
    expect((await bookingOf(caller, applyNo))?.place).toMatchObject({ ...full, slot: '0930' })
    await withdraw(caller, applyNo)
  })
})

describe('what an application is about', () => {
  let mother: TestCaller
  const submitted = async (bornAt: string, key: string) => {
    mother ??= await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother, bornAt)
    const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
    return { prepared, applyNo }
  }
  const asked = async (bornAt: string, key: string) => {
    const made = await submitted(bornAt, key)
    await ask(server, `${made.applyNo}-M01`, await asking(server, [idOf(made.prepared, 'babyBirthTime')]))
    const correct = async (to: string, version = 0) =>
      (
        await stage(
          mother,
          made.applyNo,
          version,
          { [idOf(made.prepared, 'babyBirthTime')]: to },
          await scans(mother, newbornCode, ['CL04'])
        )
      ).version
    return { ...made, correct }
  }
  const refusedSubmit = async (bornAt: string, key: string) => {
    const payload = submitPayload(await prepareNewborn(mother, bornAt), key)
    return mother.refusal((client) => client.oneThingSubmit.submitSx({ payload }))
  }

  it('cannot be corrected to what another application is about, with the sentence of a submit', async () => {
    const [one, other] = [anotherBirth(), anotherBirth()]
    const holder = await submitted(one, 'subject-holder')
    const { applyNo, correct } = await asked(other, 'subject-corrected')
    const version = await correct(one)
    expect(await notHandedIn(mother, applyNo, version)).toMatchObject({
      _tag: 'AlreadySubmitted',
      msg: expect.stringMatching(/^您已于.*提交过该新生儿的“新生儿出生一件事”，正在办理，不能重复提交/),
      own: { applyNo: holder.applyNo }
    })
    expect((await read(mother, applyNo)).requests).toHaveLength(1)
  })

  it('is the corrected from then on: the former may be submitted again, the new one may not', async () => {
    const [former, next] = [anotherBirth(), anotherBirth()]
    const { applyNo, correct } = await asked(former, 'subject-moved')
    await handIn(mother, applyNo, await correct(next))
    expect(await refusedSubmit(next, 'subject-moved-again')).toMatchObject({ _tag: 'AlreadySubmitted', own: { applyNo } })
    expect((await submitted(former, 'subject-former-again')).applyNo).not.toBe(applyNo)
  })

  it('goes to one of two that are corrected to it at once', async () => {
    const next = anotherBirth()
    const two = [await asked(anotherBirth(), 'subject-race-one'), await asked(anotherBirth(), 'subject-race-two')]
    const versions = await Promise.all(two.map(({ correct }) => correct(next)))
    const outcomes = await Promise.allSettled(two.map(({ applyNo }, at) => handIn(mother, applyNo, versions[at] ?? 0)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(JSON.stringify(outcomes)).toContain('AlreadySubmitted')
  })
})

describe('the materials of a correction', () => {
  const kind = 'CL03'
  const submitted = async (key: string) => {
    const mother = await loginAs(server.url, '周晓岚')
    const payload = submitPayload(await prepareNewborn(mother), key)
    const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
    return { mother, applyNo }
  }
  const asked = async (key: string) => {
    const { mother, applyNo } = await submitted(key)
    await ask(server, `${applyNo}-M01`, await asking(server, [], [kind]))
    return { mother, applyNo }
  }

  it('may come from the locker, checked again as it is handed in, and from former applications', async () => {
    const { mother, applyNo } = await asked('reused-material')
    const place = { sceneid: newbornCode, formId: kind }
    const offered = () => mother.call((client) => client.oneThingReuse.reuseFileList({ payload: place }))
    await expect.poll(async () => (await offered()).certificateList.some(({ refusal }) => refusal === '')).toBe(true)
    const { certificateList } = await offered()
    const take = async (reuseId: string) =>
      (await mother.call((client) => client.oneThingReuse.reuseConfirm({ query: { ...place, reuseId } }))).map(({ id }) => id)
    const certId = certificateList.find(({ refusal }) => refusal === '')?.reuseId ?? ''
    const certificate = await take(certId)
    const { version } = await stage(mother, applyNo, 0, {}, { [kind]: certificate })
    const withdrawn = async (is: boolean) => {
      await server.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`
            UPDATE sandbox_register SET record = record || ${JSON.stringify({ isWithdrawn: is })}::jsonb
            WHERE register = 'certificates' AND record->>'certId' = ${certId}`
        )
      )
      // Registers are kept in memory until their table says that it changed.
      const refused = async () => (await offered()).certificateList.find(({ reuseId }) => reuseId === certId)?.refusal !== ''
      await expect.poll(refused).toBe(is)
    }
    await withdrawn(true)
    expect(await notHandedIn(mother, applyNo, version)).toMatchObject({
      _tag: 'Invalid',
      issues: [{ kind: 'material', id: kind, fn: 'reuse', message: expect.stringContaining('请撤销复用') }]
    })
    await withdrawn(false)
    await handIn(mother, applyNo, version)
    expect((await read(mother, applyNo)).files[kind]?.map(({ id }) => id)).toEqual(certificate)

    await submitted('former-material')
    const { materialList } = await offered()
    expect(materialList.length).toBeGreaterThan(0)
    await ask(server, `${applyNo}-M01`, await asking(server, [], [kind]))
    const copies = await take(materialList[0]?.reuseId ?? '')
    expect(
      (await handIn(mother, applyNo, (await stage(mother, applyNo, 0, {}, { [kind]: copies })).version, 'former-material')).materials
    ).toEqual([kind])
    expect((await read(mother, applyNo)).former).toHaveLength(2)
  })

  it('may come from a phone; one file is not handed in twice', async () => {
    const { mother, applyNo } = await asked('phone-material')
    const phone = visitor(server.url)
    const begun = { sceneid: newbornCode, formId: kind, applicationKey: applyNo, present: 0 }
    const { uploadId, token } = await mother.call((client) => client.oneThingCapability.token({ payload: begun }))
    const { key } = await phone.call((client) => client.oneThingPhone.open({ payload: { token } }))
    const payload = new FormData()
    for (const [name, value] of Object.entries({ key, clientKey: 'correction-by-phone' })) payload.set(name, value)
    payload.set('file', new Blob([jpegBytes]), '结婚证.jpg')
    await phone.call((client) => client.oneThingPhone.upload({ payload }))
    const { files } = await mother.call((client) => client.oneThingCapability.getFiles({ query: { uploadId } }))
    const [id = ''] = files.map((file) => file.id)
    const twice = await stage(mother, applyNo, 0, {}, { [kind]: [id, id] })
    expect(await notHandedIn(mother, applyNo, twice.version)).toMatchObject({ msg: '同一份文件在一项材料中重复提交，请删除重复的文件' })
    const { version } = await stage(mother, applyNo, twice.version, {}, { [kind]: [id] })
    await handIn(mother, applyNo, version)
    expect((await read(mother, applyNo)).files[kind]?.map((file) => file.id)).toEqual([id])
  })
})
