/** A booking from its hold to the day before: booked by the submit, changed, cancelled, freed; nobody else's. */
import { addDays } from '@ljonething/domain/condition/calendarDays'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, describe, expect, it } from 'vitest'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { Cases } from '../cases/Cases.ts'
import { caseNoOf } from '../cases/openedCases.ts'
import { Clock } from '../platform/Clock.ts'
import { askPreCheck } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import {
  bride,
  groom,
  hold,
  leftAt,
  myBookings,
  nangang,
  openDaysOf,
  prepareWedding,
  refusedHold,
  refusedWedding,
  submitWedding,
  weddingCode
} from '../testing/weddingSubmission.ts'
import { Holds } from './Holds.ts'

const server = useTestServer()
const advance = (minutes: number) => server.run(Effect.flatMap(Clock, (clock) => clock.advance(`${minutes} minutes`)))
const sql = <A>(use: (client: SqlClient.SqlClient) => Effect.Effect<A, unknown>) => server.run(Effect.flatMap(SqlClient.SqlClient, use))

/** Applications end, so that the next may be about the same couple. */
afterEach(async () => {
  await sql((client) => client`UPDATE application SET subject_hash = NULL`)
  await sql((client) => client`UPDATE booking SET state = 'freed'`)
})

const holdAs = (userId: string, place: { orgCode: string; date: string; slot: string }) =>
  server.run(
    Effect.flatMap(Holds, (holds) =>
      holds.hold(
        { clientKey: 'held', sceneid: weddingCode, ...place },
        {
          ...{ userType: '0', userId, userRegion: '230100000000', userLevel: '4' },
          ...{ cardId: '230199198801010019', userName: '甲', mobile: '13900000000' }
        }
      )
    )
  )

const placeOn = async (caller: TestCaller, slot: string, ahead = 0) => ({
  ...{ orgCode: nangang, slot },
  date: (await openDaysOf(caller, nangang))[ahead] ?? ''
})
const change = (caller: TestCaller, bookingId: string, place: { orgCode: string; date: string; slot: string }) =>
  caller.call((client) => client.oneThingBookings.change({ payload: { bookingId, ...place } }))
const refusedChange = (caller: TestCaller, bookingId: string, place: { orgCode: string; date: string; slot: string }) =>
  caller.refusal((client) => client.oneThingBookings.change({ payload: { bookingId, ...place } }))
const cancel = (caller: TestCaller, bookingId: string) =>
  caller.call((client) => client.oneThingBookings.cancel({ payload: { bookingId } }))
const calendar = async (caller: TestCaller, bookingId: string) => {
  const response = await fetch(`${server.url}/ljonethingapi/booking/calendar?bookingId=${bookingId}`, {
    headers: {
      'client-type': '1',
      'auth-center-token': caller.token() ?? '',
      cookie: Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    }
  })
  return { status: response.status, type: response.headers.get('content-type'), text: (await response.text()).replaceAll('\r\n ', '') }
}

const booked = async (slot: string, ahead = 0) => {
  const caller = await loginAs(server.url, groom.name)
  const place = await placeOn(caller, slot, ahead)
  const { bookingId } = await hold(caller, place)
  const { applyNo } = await submitWedding(caller, await prepareWedding(caller, place))
  return { caller, place, bookingId, applyNo }
}

describe('a submit with a booking', () => {
  it('[R-1-24] books the place that the person holds, in one with the application', async () => {
    const { caller, place, bookingId, applyNo } = await booked('0930')
    const [mine] = await myBookings(caller)
    expect(mine).toMatchObject({ bookingId, applyNo, state: 'booked', canChange: true, canCancel: true, confirmed: false, place })
    expect(mine?.changeUntil).toBe(addDays(place.date, -1))
    await advance(11)
    expect(await leftAt(visitor(server.url), place)).toBe(7)
    expect(await refusedHold(caller, { ...place, slot: '1030' })).toMatchObject({ _tag: 'Rejected' })
  })

  it('without a held place, or with another than the form names, is refused and nothing is submitted', async () => {
    const caller = await loginAs(server.url, groom.name)
    const place = await placeOn(caller, '1030')
    const prepared = await prepareWedding(caller, place)
    expect(await refusedWedding(caller, prepared)).toEqual({ _tag: 'PlaceGone', reason: 'notHeld', msg: '请先选择预约时段，再提交' })
    const { bookingId } = await hold(caller, { ...place, slot: '1330' })
    expect(await refusedWedding(caller, prepared)).toMatchObject({ _tag: 'PlaceGone', reason: 'notHeld' })
    await caller.call((client) => client.oneThingBookings.release({ payload: { bookingId } }))
    expect(await refusedWedding(caller, prepared)).toMatchObject({ _tag: 'PlaceGone', reason: 'notHeld' })
    expect(await sql((client) => client`SELECT 1 FROM application WHERE subject_hash IS NOT NULL`)).toEqual([])
    expect(await sql((client) => client`SELECT 1 FROM booking WHERE state = 'booked'`)).toEqual([])
  })

  it('takes a place that ran out again while it is free, and is told that it is gone when it is not', async () => {
    const caller = await loginAs(server.url, groom.name)
    const place = await placeOn(caller, '1330')
    const prepared = await prepareWedding(caller, place)
    await hold(caller, place)
    await advance(11)
    const others = Array.from({ length: 8 }, (_, at) => at)
    for (const at of others) await holdAs(`other-${at}`, place)
    expect(await refusedWedding(caller, prepared)).toEqual({
      _tag: 'PlaceGone',
      reason: 'expired',
      msg: '为您保留的时段已超过保留时间，并且已被他人约走，请重新选择时段'
    })
    await advance(11)
    const { applyNo } = await submitWedding(caller, prepared)
    expect((await myBookings(caller)).find(({ state }) => state === 'booked')).toMatchObject({ applyNo, place })
    expect(await leftAt(caller, place)).toBe(7)
  })

  it('that comes twice books once', async () => {
    const caller = await loginAs(server.url, groom.name)
    const place = await placeOn(caller, '1430')
    await hold(caller, place)
    const prepared = await prepareWedding(caller, place)
    const [one, other] = await Promise.all([
      submitWedding(caller, prepared, 'wedding-twice'),
      submitWedding(caller, prepared, 'wedding-twice')
    ])
    expect(one).toEqual(other)
    expect(await leftAt(caller, place)).toBe(7)
  })
})

describe('a booking', () => {
  it('is changed to another place until the day before, and its department is told; the same calendar entry moves', async () => {
    const { caller, place, bookingId, applyNo } = await booked('0830', 2)
    const before = await calendar(caller, bookingId)
    const [later, full] = [
      { ...place, slot: '1530' },
      { ...place, slot: '1030' }
    ]
    for (const at of Array.from({ length: 8 }, (_, number) => number)) await holdAs(`full-${at}`, full)
    expect(await refusedChange(caller, bookingId, full)).toMatchObject({ _tag: 'PlaceGone', reason: 'full' })
    expect([await leftAt(caller, place), await leftAt(caller, later)]).toEqual([7, 8])
    expect(await change(caller, bookingId, later)).toMatchObject({ bookingId, state: 'booked', place: later })
    expect([await leftAt(caller, place), await leftAt(caller, later)]).toEqual([8, 7])
    const after = await calendar(caller, bookingId)
    const uid = `UID:${bookingId}@ljonething`
    expect([before.text, after.text].map((text) => text.includes(uid))).toEqual([true, true])
    expect([before.text, after.text].map((text) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual(['0', '1'])
    expect(after.text).toContain(`DTSTART:${place.date.replaceAll('-', '')}T073000Z`)
    const part = await server.run(Effect.flatMap(Deliveries, (deliveries) => deliveries.partOf(caseNoOf(applyNo, 'M01'))))
    expect(part?.fields.find(({ id }) => id === 'appointTime')?.value).toContain('1530')
  })

  it('is cancelled until the day before, its place is free, and another may be chosen for the same application', async () => {
    const { caller, place, bookingId } = await booked('0930', 2)
    expect(await cancel(caller, bookingId)).toMatchObject({ state: 'cancelled', canCancel: false, canChange: true })
    expect(await cancel(caller, bookingId)).toMatchObject({ state: 'cancelled' })
    expect(await leftAt(caller, place)).toBe(8)
    const taken = await calendar(caller, bookingId)
    expect(taken).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
    expect(taken.text).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/)
    expect(await change(caller, bookingId, { ...place, slot: '1430' })).toMatchObject({ state: 'booked', place: { slot: '1430' } })
    expect((await calendar(caller, bookingId)).text).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:2/)
  })

  it('is freed where its application is withdrawn', async () => {
    const { caller, place, bookingId, applyNo } = await booked('1030')
    await caller.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    expect(await leftAt(caller, place)).toBe(8)
    expect((await myBookings(caller)).find((one) => one.bookingId === bookingId)).toMatchObject({ state: 'freed', canChange: false })
    expect(await refusedChange(caller, bookingId, { ...place, slot: '1330' })).toMatchObject({
      _tag: 'Rejected',
      msg: '申请已撤回或未通过，号源已退回'
    })
  })

  it('is freed where its matter is refused', async () => {
    const { caller, place, applyNo } = await booked('1330')
    const caseNo = caseNoOf(applyNo, 'M01')
    const at = new Date().toISOString()
    const move = (to: 2 | 3) => ({ kind: 'move', to, by: 'department', at, key: `refuse-${to}` }) as const
    await server.run(Effect.flatMap(Cases, (cases) => cases.act(caseNo, move(2), move(3))))
    expect(await leftAt(caller, place)).toBe(8)
    expect((await myBookings(caller)).find((one) => one.applyNo === applyNo)).toMatchObject({ state: 'freed' })
  })

  it('is its owner’s alone: to a stranger and to a visitor there is none', async () => {
    const { caller, place, bookingId } = await booked('0830')
    const stranger = await loginAs(server.url, '马晓东')
    const missing = { _tag: 'NotFound', msg: '未查询到该预约' }
    expect(await myBookings(stranger)).toEqual([])
    for (const ask of ['cancel', 'release', 'confirm'] as const) {
      expect(await stranger.refusal((client) => client.oneThingBookings[ask]({ payload: { bookingId } })), ask).toEqual(missing)
      expect(await visitor(server.url).refusal((client) => client.oneThingBookings[ask]({ payload: { bookingId } }))).toMatchObject({
        _tag: 'NotLoggedIn'
      })
    }
    expect(await refusedChange(stranger, bookingId, { ...place, slot: '1330' })).toEqual(missing)
    expect((await calendar(stranger, bookingId)).status).toBe(404)
    expect((await myBookings(caller)).map(({ state }) => state)).toContain('booked')
  })
})

describe('the couple of a booking', () => {
  /** A couple that no register joins. */
  const man = { name: '侯宇航', idCard: '230199199302150014' }
  const asksAbout = async (caller: TestCaller, man: string, woman: string) => {
    return (await askPreCheck(caller, weddingCode, 'JH_C02', { manIdCard: man, womanIdCard: woman })).status
  }
  const bookWith = async (caller: TestCaller, slot: string) => {
    const place = await placeOn(caller, slot)
    const { bookingId } = await hold(caller, place)
    await submitWedding(caller, await prepareWedding(caller, place, man, bride))
    return bookingId
  }

  it('is confirmed by nobody alone: who names a stranger is told nothing of her, until she says it is right', async () => {
    const suitor = await loginAs(server.url, man.name)
    const named = await loginAs(server.url, bride.name)
    const bookingId = await bookWith(suitor, '1430')
    expect(await asksAbout(suitor, man.idCard, bride.idCard)).toBe('-1')
    const confirm = (caller: TestCaller) => caller.refusal((client) => client.oneThingBookings.confirm({ payload: { bookingId } }))
    expect(await confirm(suitor)).toMatchObject({ _tag: 'NotFound' })
    expect(await confirm(await loginAs(server.url, '田雨'))).toMatchObject({ _tag: 'NotFound' })
    expect(await asksAbout(suitor, man.idCard, bride.idCard)).toBe('-1')
    expect(await named.call((client) => client.oneThingBookings.confirm({ payload: { bookingId } }))).toMatchObject({
      purpose: '婚姻登记预约',
      place: { slot: '1430' }
    })
    expect((await myBookings(suitor))[0]).toMatchObject({ confirmed: true })
    expect(await asksAbout(suitor, man.idCard, bride.idCard)).toBe('1')
    expect(await asksAbout(named, man.idCard, bride.idCard)).toBe('1')
    await cancel(suitor, bookingId)
    expect(await asksAbout(suitor, man.idCard, bride.idCard)).toBe('-1')
  })

  it('that a third person books is neither confirmed by them nor kept from booking itself', async () => {
    const third = await loginAs(server.url, '田雨')
    const claimed = await bookWith(third, '0830')
    const named = await loginAs(server.url, bride.name)
    expect(await named.refusal((client) => client.oneThingBookings.confirm({ payload: { bookingId: claimed } }))).toMatchObject({
      _tag: 'NotFound'
    })
    const own = await bookWith(await loginAs(server.url, man.name), '0930')
    expect(own).not.toBe(claimed)
  })

  it('has one valid booking at a time', async () => {
    const suitor = await loginAs(server.url, man.name)
    await bookWith(suitor, '1330')
    await sql((client) => client`UPDATE application SET subject_hash = NULL`)
    const named = await loginAs(server.url, bride.name)
    const place = await placeOn(named, '1530')
    await hold(named, place)
    expect(await refusedWedding(named, await prepareWedding(named, place, man, bride))).toEqual({
      _tag: 'Rejected',
      msg: '双方已有一个有效预约，请先在“我的办件”中改期或取消'
    })
  })
})

describe('the pre-check of places', () => {
  it('passes while there is one, or the person holds one, and fails on a full or closed day', async () => {
    const caller = await loginAs(server.url, groom.name)
    const date = (await openDaysOf(caller, 'YYJH230203'))[1] ?? ''
    const place = { orgCode: 'YYJH230203', date }
    const status = async (who: TestCaller, appointDate: string) => {
      const checkCondition = JSON.stringify({ orgCode: place.orgCode, appointDate })
      const payload = { sceneid: weddingCode, checkType: 'JH_C03', checkCondition }
      return (await who.call((client) => client.spaceRegisters.checkYb({ payload }))).status
    }
    expect(await status(caller, date)).toBe('1')
    await hold(caller, { ...place, slot: '0830' })
    const slots = ['0830', '0930', '1030', '1330', '1430', '1530']
    for (const [at, slot] of slots.flatMap((code) => [1, 2, 3, 4, 5, 6].map((number) => [number, code] as const)))
      await holdAs(`${slot}-${at}`, { ...place, slot }).catch(() => undefined)
    expect(await status(caller, date)).toBe('1')
    expect(await status(await loginAs(server.url, '马晓东'), date)).toBe('0')
    expect(await status(caller, '2031-01-01')).toBe('0')
    expect(await status(caller, '')).toBe('-1')
  })
})
