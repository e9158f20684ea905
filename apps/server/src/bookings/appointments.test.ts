/** What can be booked, to anybody: areas, organisations, days and times of the calls of spec §7.4. */
import { addDays } from '@ljonething/domain/condition/calendarDays'
import { dayKind } from '@ljonething/domain/calendar/dayKind'
import { describe, expect, it } from 'vitest'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const ask = (path: string, payload: Readonly<Record<string, string>> = {}) =>
  onTheWire(server.url, visitor(server.url))('POST', `/ljonethingapi/marriage/${path}`, payload)
const some = (fields: Record<string, unknown>) => expect.arrayContaining([expect.objectContaining(fields)])

describe('what can be booked, to a visitor', () => {
  it('[R-7.4-55] [R-9-04] areas from above all by default, then level by level, only where somebody receives', async () => {
    const province = [{ code: '230000000000', name: '黑龙江省', hasChildren: true }]
    expect((await ask('getAreaList')).data).toEqual(province)
    expect((await ask('getAreaList', { areaCode: '1000000000000000000' })).data).toEqual(province)
    const cities = await ask('getAreaList', { areaCode: '230000000000' })
    expect(cities.data).toEqual(some({ code: '230100000000', name: '哈尔滨市', hasChildren: true }))
    expect(cities.data).toHaveLength(13)
    const counties = await ask('getAreaList', { areaCode: '230100000000' })
    expect(counties.data).toEqual(some({ code: '230103000000', name: '南岗区', hasChildren: false }))
    expect(counties.data).not.toEqual(some({ name: '呼兰区' }))
    expect((await ask('getAreaList', { areaCode: '230103000000' })).data).toEqual([])
    expect((await ask('getAreaList', { areaCode: 'nowhere' })).data).toEqual([])
  })

  it('[R-7.4-56] [R-9-05] counties of 230000000000 by default, of a city where one is named', async () => {
    const all = await ask('queryCountys')
    expect(all).toEqual(await ask('queryCountys', { areaCode: '230000000000' }))
    expect(all.data).toEqual(some({ code: '230203000000', name: '建华区', hasChildren: false }))
    const ofCity = await ask('queryCountys', { areaCode: '230100000000' })
    expect(ofCity.data).toEqual(some({ code: '230102000000', name: '道里区' }))
    expect(ofCity.data).not.toEqual(some({ name: '建华区' }))
  })

  it('[R-7.4-57] organisations of an area with address, telephone and hours, and nothing of how many places they have', async () => {
    const nangang = { orgCode: 'YYJH230103', name: '哈尔滨市南岗区民政局婚姻登记处', areaCode: '230103000000', weekendOpen: true }
    const inCity = await ask('queryOrgs', { areaCode: '230100000000' })
    expect(inCity.data).toEqual(
      some({ ...nangang, address: '南岗区（示例地址）', phone: '0451-86661234', hours: expect.stringContaining('08:30') })
    )
    expect(inCity.data).not.toEqual(some({ places: expect.anything() }))
    expect((await ask('queryOrgs', { areaCode: '230103000000' })).data).toEqual([expect.objectContaining(nangang)])
    expect((await ask('queryOrgs')).data).toEqual(some({ orgCode: 'YYJH232761' }))
  })

  it('[R-7.4-58] [R-9-06] days from today to thirty days ahead, closed ones with the reason; 01 and 01 are the business unless given', async () => {
    const asked = await ask('appointOrganizationConfigure', { orgCode: 'YYJH230203' })
    expect(asked).toEqual(await ask('appointOrganizationConfigure', { orgCode: 'YYJH230203', businessType: '01', registerType: '01' }))
    const { days, notes } = asked.data as {
      days: readonly { date: string; open: boolean; left: number; reason?: string }[]
      notes: string[]
    }
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 31 }, (_, ahead) => addDays(today(), ahead)))
    for (const { date, open, left, reason } of days.slice(1)) {
      const expected = { working: [true, 36, undefined], weekend: [false, 0, '周末休息'], holiday: [false, 0, '法定节假日休息'] }[
        dayKind(date)
      ]
      expect([date, open, left, reason]).toEqual([date, ...expected])
    }
    expect(notes.join()).toContain('30天')
    const divorce = await ask('appointOrganizationConfigure', { orgCode: 'YYJH230203', businessType: '02' })
    expect(divorce).toMatchObject({ status: 400, msg: '婚姻登记预约不受理这种业务，请到窗口办理' })
    expect((await ask('appointOrganizationConfigure', { orgCode: 'nobody' })).status).toBe(404)
  })

  it('[R-7.4-59] times of a day with what is left of each; a day that is closed or too far says so', async () => {
    const date = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((ahead) => addDays(today(), ahead)).find((day) => dayKind(day) === 'working') ?? ''
    const times = await ask('chooseAppointTime', { orgCode: 'YYJH230103', date })
    expect(times.data).toHaveLength(6)
    expect(times.data).toEqual(some({ slot: '0930', from: '09:30', to: '10:30', left: 8 }))
    const refused = await ask('chooseAppointTime', { orgCode: 'YYJH230103', date: addDays(today(), 31) })
    expect(refused).toMatchObject({ status: 400, msg: '这一天不能预约：只能预约30天以内的日期' })
  })

  it('a scene without a booking has none, whatever is asked of it', async () => {
    expect(await ask('getAreaList', { sceneid: 'HLJYJS0001' })).toMatchObject({ status: 404, msg: '该主题没有预约' })
    expect((await ask('getAreaList', { sceneid: 'HLJYJS0005' })).status).toBe(200)
  })
})
