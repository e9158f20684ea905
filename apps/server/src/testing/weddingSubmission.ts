/** A couple who book their wedding (结婚登记预约), for tests: open days, places and complete submissions; each may be about other people. */
import { encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { prepareSubmission, sceneFile, submitPayload } from './newbornSubmission.ts'
import type { Prepared } from './newbornSubmission.ts'
import type { TestCaller } from './TestCaller.ts'

export const weddingCode = 'HLJYJS0005'
export const groom = { name: '陈子墨', idCard: '230199199606160019' }
export const bride = { name: '高晓晴', idCard: '230199199707270022' }
/** Eight places in each slot, weekends too. */
export const nangang = 'YYJH230103'
/** Four. */
export const jiagedaqi = 'YYJH232761'

export interface WeddingPlace {
  readonly orgCode: string
  readonly date: string
  readonly slot: string
  readonly businessType?: string
}

interface Person {
  readonly name: string
  readonly idCard: string
}

/** The days that can be booked, tomorrow left out. */
export const openDaysOf = async (caller: TestCaller, orgCode: string): Promise<readonly string[]> => {
  const { days } = await caller.call((client) => client.oneThingAppointments.appointOrganizationConfigure({ payload: { orgCode } }))
  return days.slice(2).flatMap(({ date, open, left }) => (open && left > 0 ? [date] : []))
}

let keys = 0
const newKey = () => `wedding-key-${(keys += 1)}`

export const hold = (caller: TestCaller, place: WeddingPlace, clientKey = newKey()) =>
  caller.call((client) => client.oneThingBookings.hold({ payload: { clientKey, sceneid: weddingCode, ...place } }))
export const refusedHold = (caller: TestCaller, place: WeddingPlace, clientKey = newKey()) =>
  caller.refusal((client) => client.oneThingBookings.hold({ payload: { clientKey, sceneid: weddingCode, ...place } }))

export const leftAt = async (caller: TestCaller, { orgCode, date, slot }: WeddingPlace): Promise<number | undefined> => {
  const times = await caller.call((client) => client.oneThingAppointments.chooseAppointTime({ payload: { orgCode, date } }))
  return times.find((time) => time.slot === slot)?.left
}

const answers = { JH_Q01: '01', JH_Q02: '1', JH_Q03: '1', JH_Q04: '0', JH_Q05: '0', JH_Q06: '0', JH_Q07: '0' }

export const prepareWedding = async (
  caller: TestCaller,
  place: WeddingPlace,
  man: Person = groom,
  woman: Person = bride
): Promise<Prepared> => {
  const office = encodeCascader({ name: '', value: place.orgCode })
  const prepared = await prepareSubmission(caller, await sceneFile('05-marriage.yaml'), {
    answers,
    fields: {
      ...{ manName: man.name, manIdCard: man.idCard, manMobile: '13900000001', manNation: '01', manMarital: '10' },
      ...{ womanName: woman.name, womanIdCard: woman.idCard, womanMobile: '13900000002', womanNation: '01', womanMarital: '10' },
      ...{ bookingArea: '230000000000', orgCode: office, appointDate: place.date, appointTime: place.slot, promise: '1' }
    }
  })
  return { ...prepared, params: { ...prepared.params, declarations: { JH_C01: '1', JH_C02: '1', JH_C03: '1' } } }
}

export const submitWedding = (caller: TestCaller, prepared: Prepared, clientKey = newKey()) =>
  caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, clientKey) }))
export const refusedWedding = (caller: TestCaller, prepared: Prepared, clientKey = newKey()) =>
  caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, clientKey) }))
export const myBookings = (caller: TestCaller) => caller.call((client) => client.oneThingBookings.mine({ payload: {} }))
