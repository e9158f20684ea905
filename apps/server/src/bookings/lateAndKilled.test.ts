/** What time and a dying process do to bookings: fixed from the midnight before, and nothing lost that was answered. */
import { addDays } from '@ljonething/domain/condition/calendarDays'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Clock } from '../platform/Clock.ts'
import { useTestServer } from '../testing/server.ts'
import { dataFolder, freePort, startService } from '../testing/serviceProcess.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { groom, hold, leftAt, myBookings, nangang, openDaysOf, prepareWedding, submitWedding } from '../testing/weddingSubmission.ts'

const server = useTestServer()
const advance = (minutes: number) => server.run(Effect.flatMap(Clock, (clock) => clock.advance(`${minutes} minutes`)))
const businessNow = () => server.run(Effect.flatMap(Clock, (clock) => clock.now))

describe('the day before', () => {
  it('a booking is changed and cancelled until midnight, and fixed from then on, with a sentence that says so', async () => {
    const caller = await loginAs(server.url, groom.name)
    const place = { orgCode: nangang, date: (await openDaysOf(caller, nangang))[3] ?? '', slot: '1430' }
    const { bookingId } = await hold(caller, place)
    await submitWedding(caller, await prepareWedding(caller, place))
    const eve = new Date(`${place.date}T00:00:00+08:00`).getTime()
    await advance(Math.floor((eve - (await businessNow()).epochMilliseconds) / 60_000) - 5)
    expect((await myBookings(caller))[0]).toMatchObject({ canChange: true, canCancel: true })
    await advance(10)
    const [, month = '', day = ''] = addDays(place.date, -1).split('-').map(Number)
    const tooLate = { _tag: 'Rejected', msg: `最晚在${month}月${day}日改期或取消，现在请电话联系预约机构` }
    const again = await loginAs(server.url, groom.name)
    expect(await again.refusal((client) => client.oneThingBookings.cancel({ payload: { bookingId } }))).toEqual(tooLate)
    const next = { ...place, bookingId, date: addDays(place.date, 3) }
    expect(await again.refusal((client) => client.oneThingBookings.change({ payload: next }))).toEqual(tooLate)
    expect((await myBookings(again))[0]).toMatchObject({ canChange: false, canCancel: false, whyNot: tooLate.msg })
    await advance(24 * 60)
    expect((await myBookings(again))[0]).toMatchObject({ state: 'over', whyNot: '预约时间已过，不能改期或取消' })
  })
})

describe('a killed service', () => {
  it('has lost no place: what was held is held after kill −9, and is booked by the submit', async () => {
    const settings = { DATA_DIR: dataFolder('bookings'), LOG_LEVEL: 'Error' }
    const first = startService({ ...settings, PORT: String(await freePort()) })
    const before = await loginAs(await first.ready, groom.name)
    const place = { orgCode: nangang, date: (await openDaysOf(before, nangang))[0] ?? '', slot: '0930' }
    const held = await hold(before, place, 'killed-hold')
    first.child.kill('SIGKILL')
    await first.ended

    const second = startService({ ...settings, PORT: String(await freePort()) })
    const after = await loginAs(await second.ready, groom.name)
    expect(await hold(after, place, 'killed-hold')).toEqual(held)
    expect(await leftAt(after, place)).toBe(7)
    const { applyNo } = await submitWedding(after, await prepareWedding(after, place))
    expect(await myBookings(after)).toEqual([expect.objectContaining({ bookingId: held.bookingId, state: 'booked', applyNo })])
    second.child.kill('SIGKILL')
    await second.ended

    const third = startService({ ...settings, PORT: String(await freePort()) })
    const last = await loginAs(await third.ready, groom.name)
    expect(await myBookings(last)).toEqual([expect.objectContaining({ bookingId: held.bookingId, state: 'booked', applyNo })])
    third.child.kill('SIGTERM')
    expect((await third.ended).code).toBe(0)
  })
})
