/** A booked place and what the service answers about offices, days and times (预约样例). */
import type { Booking } from '../queries/bookings.ts'
import type { FakeService } from './fakeService.ts'
import { describedForm } from './newbornForm.ts'
import { weddingScene } from './weddingScene.ts'

export const sampleBooking: Booking = {
  bookingId: 'B1',
  sceneCode: weddingScene.sceneCode,
  purpose: '婚姻登记预约',
  state: 'booked',
  place: {
    orgCode: 'YYJH230103',
    orgName: '哈尔滨市南岗区民政局婚姻登记处',
    address: '南岗区（示例地址）',
    phone: '0451-86661234',
    date: '2026-12-11',
    slot: '0930',
    from: '09:30',
    to: '10:30'
  },
  applyNo: '230100-1',
  changeUntil: '2026-12-10',
  canChange: true,
  canCancel: true,
  confirmed: false
}

const office = {
  orgCode: 'YYJH230103',
  name: '哈尔滨市南岗区民政局婚姻登记处',
  areaCode: '230103000000',
  address: '南岗区（示例地址）',
  phone: '0451-86661234',
  hours: '周一至周日 08:30-16:30',
  weekendOpen: true
}

/** Two days: one with two times, the second of which has one place left; one without reception. */
export const answerOffices = (service: FakeService) => {
  service.answer('oneThingGuide', 'getGuideScene', () => weddingScene)
  service.answer('oneThingForms', 'getSxForm', () => describedForm(weddingScene, {}))
  service.answer('oneThingAppointments', 'getAreaList', () => [{ code: '230100000000', name: '哈尔滨市', hasChildren: true }])
  service.answer('oneThingAppointments', 'queryCountys', () => [{ code: '230103000000', name: '南岗区', hasChildren: false }])
  service.answer('oneThingAppointments', 'queryOrgs', () => [office])
  service.answer('oneThingAppointments', 'appointOrganizationConfigure', () => ({
    orgCode: office.orgCode,
    days: [
      { date: '2026-12-15', open: true, left: 9 },
      { date: '2026-12-16', open: false, left: 0, reason: '法定节假日休息' }
    ],
    notes: []
  }))
  service.answer('oneThingAppointments', 'chooseAppointTime', () => [
    { slot: '0830', from: '08:30', to: '09:30', left: 8 },
    { slot: '0930', from: '09:30', to: '10:30', left: 1 }
  ])
}
