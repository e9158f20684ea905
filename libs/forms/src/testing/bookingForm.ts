/** A form that books a place, and registration offices that hold places (预约样例); another person may take one. */
import { fromDictionary, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import type { BookingDay, BookingDoor, BookingPlace, HeldPlace, PlaceKeeping } from '../engine/BookingDoor.ts'
import { PlaceTaken } from '../engine/BookingDoor.ts'

const required = { rule: rules('_isNullorEmpty') }

export const bookingIds = { area: 'T1001^bookingArea', office: 'T1001^orgCode', date: 'T1001^appointDate', time: 'T1001^appointTime' }

const names = new Map([
  ['0830', '08:30-09:30'],
  ['0930', '09:30-10:30'],
  ['1030', '10:30-11:30']
])

export const bookingForm = someForm(
  [
    someField({ name: 'manName', label: '男方姓名' }),
    someField({ name: 'businessType', label: '业务类型', value: '01' }),
    someField({
      name: 'bookingArea',
      label: '登记机关区划',
      componentType: 'configCascader',
      value: '230000000000',
      dataSource: 'marriage/getAreaList',
      ...required
    }),
    someField({ name: 'orgCode', label: '婚姻登记处', componentType: 'remoteSelect', dataSource: 'marriage/queryOrgs', ...required }),
    someField({ name: 'appointDate', label: '预约日期', componentType: 'date', remark: '可约未来30个自然日内', ...required }),
    someField({
      name: 'appointTime',
      label: '预约时段',
      componentType: 'select',
      dataSource: 'marriage/chooseAppointTime',
      originalField: fromDictionary('YYSD'),
      ...required
    })
  ],
  {
    dictionaries: {
      YYSD: Array.from(names, ([value, name]) => ({ value, name }))
    }
  }
)

const areas: Readonly<Record<string, readonly { readonly value: string; readonly name: string }[]>> = {
  '': [
    { value: '230100000000', name: '哈尔滨市' },
    { value: '230200000000', name: '齐齐哈尔市' }
  ],
  '230100000000': [
    { value: '230102000000', name: '道里区' },
    { value: '230103000000', name: '南岗区' }
  ]
}

const office = (code: string, name: string, area: string) => ({
  code,
  name: `${name}婚姻登记处（示例）`,
  area,
  address: `${name}示例路1号`,
  hours: '周一至周五 08:30-16:30',
  phone: '0451-80000000'
})

const offices = [office('A', '南岗区', '230103000000'), office('B', '道里区', '230102000000'), office('C', '建华区', '230203000000')]

const dayMs = 86_400_000

/** Half past nine in Beijing. */
export const morning = () => new Date('2026-11-20T01:30:00.000Z')

/** Thirty days from a Friday on; nobody is received on Sundays, and the second day is full. */
const days: readonly BookingDay[] = Array.from({ length: 30 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 10, 20) + index * dayMs).toISOString().slice(0, 10)
  const isSunday = index % 7 === 2
  return { date, free: isSunday || index === 1 ? 0 : 9, closed: isSunday ? '周日不办公' : '' }
})

const inArea = (code: string, area: string) => code.startsWith(area.replace(/0+$/, ''))

export const someOffices = (part: Partial<PlaceKeeping> = {}, now = morning) => {
  const free = new Map([
    ['0830', 3],
    ['0930', 1],
    ['1030', 0]
  ])
  let held: HeldPlace | undefined
  const asked: string[] = []
  const keep: PlaceKeeping = {
    held: () => Promise.resolve(held),
    hold: (place: BookingPlace) => {
      asked.push(`hold ${place.time}`)
      if (free.get(place.time) === 0) return Promise.reject(new PlaceTaken())
      held = { ...place, id: 'H1', until: new Date(now().getTime() + 600_000).toISOString() }
      return Promise.resolve(held)
    },
    release: (id) => {
      asked.push(`release ${id}`)
      held = undefined
      return Promise.resolve()
    },
    ...part
  }
  const door: BookingDoor = {
    keep,
    areas: (parent) => Promise.resolve(areas[parent] ?? []),
    offices: (area) => Promise.resolve(offices.filter((each) => inArea(each.area, area))),
    days: (code) => {
      asked.push(`days ${code}`)
      return Promise.resolve(days)
    },
    times: (code, date, { businessType }) => {
      asked.push(`times ${code} ${date} ${businessType}`)
      return Promise.resolve([...free].map(([time, count]) => ({ code: time, name: names.get(time) ?? time, free: count })))
    }
  }
  return {
    door,
    keep,
    asked,
    /** Somebody else takes the last place of a time. */
    takeAway: (time: string) => free.set(time, 0),
    /** What was held is given up elsewhere. */
    giveUp: () => {
      held = undefined
    }
  }
}
