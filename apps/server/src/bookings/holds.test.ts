/** Holding a place while a form is finished: one at a time, for ten minutes, the last one for exactly one. */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Effect, Exit } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { Clock } from '../platform/Clock.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import { hold, jiagedaqi, leftAt, myBookings, nangang, openDaysOf, refusedHold, weddingCode } from '../testing/weddingSubmission.ts'
import { Holds } from './Holds.ts'

const server = useTestServer()
const advance = (minutes: number) => server.run(Effect.flatMap(Clock, (clock) => clock.advance(`${minutes} minutes`)))

const person = (number: number): UserInfo => ({
  ...{ userType: '0', userId: `U${number}`, userRegion: '230100000000', userLevel: '4' },
  ...{ cardId: '230199199606160019', userName: '甲', mobile: '13900000000' }
})

describe('a held place', () => {
  it('[R-2.4-28] is nobody else’s for ten minutes, and is told with office, day and time', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const [date = ''] = await openDaysOf(groom, nangang)
    const place = { orgCode: nangang, date, slot: '0930' }
    const before = Date.now()
    const held = await hold(groom, place)
    expect(held.place).toEqual({
      ...{ ...place, orgName: '哈尔滨市南岗区民政局婚姻登记处', address: '南岗区（示例地址）', phone: '0451-86661234' },
      ...{ from: '09:30', to: '10:30' }
    })
    const minutes = (Date.parse(held.heldUntil) - before) / 60_000
    expect(Math.round(minutes)).toBe(10)
    expect(await leftAt(visitor(server.url), place)).toBe(7)
    expect(await myBookings(groom)).toEqual([
      expect.objectContaining({ bookingId: held.bookingId, state: 'held', heldUntil: held.heldUntil, place: held.place })
    ])
    expect(await myBookings(await loginAs(server.url, '高晓晴'))).toEqual([])
  })

  it('is one of a person: another gives it back in the same moment, and a lost one keeps it', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const [date = ''] = await openDaysOf(groom, nangang)
    const [morning, noon] = [
      { orgCode: nangang, date, slot: '1030' },
      { orgCode: nangang, date, slot: '1330' }
    ] as const
    await hold(groom, morning)
    await hold(groom, noon)
    expect([await leftAt(groom, morning), await leftAt(groom, noon)]).toEqual([8, 7])
    const [full = ''] = await openDaysOf(groom, jiagedaqi)
    const lastly = { orgCode: jiagedaqi, date: full, slot: '0830' }
    for (const number of [1, 2, 3, 4])
      await server.run(
        Effect.flatMap(Holds, (holds) => holds.hold({ clientKey: `fill-${number}`, sceneid: weddingCode, ...lastly }, person(900 + number)))
      )
    expect(await refusedHold(groom, lastly)).toMatchObject({ _tag: 'PlaceGone', reason: 'full', msg: '这个时段已经约满，请选择其他时段' })
    expect((await myBookings(groom)).map(({ place }) => place.slot)).toEqual(['1330'])
  })

  it('is answered as the first time under its key, never longer, and not for another place', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const [date = ''] = await openDaysOf(groom, nangang)
    const place = { orgCode: nangang, date, slot: '1430' }
    const first = await hold(groom, place, 'hold-twice')
    await advance(3)
    expect(await hold(groom, place, 'hold-twice')).toEqual(first)
    const [one, other] = await Promise.all([hold(groom, place, 'hold-at-once'), hold(groom, place, 'hold-at-once')])
    expect(one).toEqual(other)
    expect(one.bookingId).not.toBe(first.bookingId)
    expect(await leftAt(groom, place)).toBe(7)
    expect(await refusedHold(groom, { ...place, slot: '1530' }, 'hold-at-once')).toMatchObject({ _tag: 'Rejected' })
  })

  it('runs out after ten minutes: it is not held, and anybody may have it', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const [date = ''] = await openDaysOf(groom, nangang)
    const place = { orgCode: nangang, date, slot: '1530' }
    await hold(groom, place)
    await advance(9)
    expect([await leftAt(groom, place), (await myBookings(groom)).length]).toEqual([7, 1])
    await advance(2)
    expect([await leftAt(groom, place), (await myBookings(groom)).length]).toEqual([8, 0])
  })

  it('is given back by whoever holds it, once and again, and by nobody else', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const bride = await loginAs(server.url, '高晓晴')
    const [date = ''] = await openDaysOf(groom, nangang)
    const place = { orgCode: nangang, date, slot: '0830' }
    const { bookingId } = await hold(groom, place)
    const release = { payload: { bookingId } }
    expect(await bride.refusal((client) => client.oneThingBookings.release(release))).toMatchObject({ _tag: 'NotFound' })
    expect(await leftAt(groom, place)).toBe(7)
    await groom.call((client) => client.oneThingBookings.release(release))
    await groom.call((client) => client.oneThingBookings.release(release))
    expect(await leftAt(groom, place)).toBe(8)
  })

  it('is refused to who may not file, on closed days, and where there is nobody', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const [date = ''] = await openDaysOf(groom, nangang)
    const place = { orgCode: nangang, date, slot: '0930' }
    expect(await refusedHold(await loginAs(server.url, '薛明凯'), place)).toMatchObject({ _tag: 'Forbidden' })
    expect(await refusedHold(visitor(server.url), place)).toMatchObject({ _tag: 'NotLoggedIn' })
    expect(await refusedHold(groom, { ...place, date: '2031-01-01' })).toMatchObject({ _tag: 'PlaceGone', reason: 'closed' })
    expect(await refusedHold(groom, { ...place, orgCode: 'nobody' })).toMatchObject({ _tag: 'NotFound' })
    expect(await refusedHold(groom, { ...place, slot: '2330' })).toMatchObject({ _tag: 'NotFound' })
  })
})

describe('the last place', () => {
  it('[R-1-24] goes to exactly one of fifty who press at once; the others hear that it is gone', async () => {
    const caller = visitor(server.url)
    const date = (await openDaysOf(caller, jiagedaqi))[1] ?? ''
    const place = { orgCode: jiagedaqi, date, slot: '0930' }
    const press = (number: number) =>
      Effect.flatMap(Holds, (holds) =>
        Effect.exit(holds.hold({ clientKey: `fifty-${number}`, sceneid: weddingCode, ...place }, person(number)))
      )
    for (const number of [101, 102, 103]) await server.run(press(number))
    expect(await leftAt(caller, place)).toBe(1)
    const exits = await server.run(
      Effect.forEach(
        Array.from({ length: 50 }, (_, at) => at),
        press,
        { concurrency: 'unbounded' }
      )
    )
    expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
    const lost = exits.filter(Exit.isFailure)
    expect(lost.map((exit) => JSON.stringify(exit)).filter((text) => text.includes('"reason":"full"'))).toHaveLength(49)
    const rows = await server.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ place: number }>`
          SELECT place FROM booking WHERE org_code = ${jiagedaqi} AND day = ${date} AND slot = '0930' AND state = 'held' ORDER BY place`
      )
    )
    expect(rows.map((row) => row.place)).toEqual([1, 2, 3, 4])
    expect(await leftAt(caller, place)).toBe(0)
  })

  it('is one row of the database: a second is refused by it, whatever the service thinks', async () => {
    const twice = Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`
        INSERT INTO booking (booking_id, owner, client_key, scene_code, state, org_code, day, slot, place, held_until, changed_at)
        SELECT booking_id || 'x', 'somebody', 'x', scene_code, state, org_code, day, slot, place, held_until, changed_at
        FROM booking WHERE state = 'held' LIMIT 1`
    )
    expect(Exit.isFailure(await server.run(Effect.exit(twice)))).toBe(true)
  })

  it('that ran out is had by the next, and by one alone', async () => {
    const caller = visitor(server.url)
    const date = (await openDaysOf(caller, jiagedaqi))[2] ?? ''
    const place = { orgCode: jiagedaqi, date, slot: '1030' }
    const press = (number: number) =>
      Effect.flatMap(Holds, (holds) =>
        Effect.exit(holds.hold({ clientKey: `late-${number}`, sceneid: weddingCode, ...place }, person(number)))
      )
    for (const number of [201, 202, 203, 204]) await server.run(press(number))
    await advance(11)
    const exits = await server.run(
      Effect.forEach(
        Array.from({ length: 20 }, (_, at) => 300 + at),
        press,
        { concurrency: 'unbounded' }
      )
    )
    expect(exits.filter(Exit.isSuccess)).toHaveLength(4)
  })
})
