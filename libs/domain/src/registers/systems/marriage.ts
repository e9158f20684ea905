/** Marriage registration (婚姻登记): marital status; what of registration offices can be booked the booking of the scene says (`booking/`). */
import type { OutsideSystem } from '../Register.ts'
import { given, ifGiven, personIfGiven } from '../Register.ts'

export const marriage = {
  label: '婚姻登记',
  registers: {
    'marriage/maritalStatusCheck': {
      label: '婚姻状况',
      params: { spouses: personIfGiven('motherIdCard', 'fatherIdCard'), couple: personIfGiven('manIdCard', 'womanIdCard') },
      relations: ['kin', 'couple'],
      check: { modes: ['typeEquals'], gives: ['maritalStatus'], from: 'sandbox' }
    },
    'marriage/chooseAppointTime': {
      label: '预约号源',
      params: { orgCode: given('orgCode'), date: given('appointDate'), businessType: ifGiven('businessType') },
      check: { modes: ['typeNotZero'], from: 'local' }
    }
  },
  sources: {
    'marriage/getAreaList': { label: '登记机关区划', from: 'local' },
    'marriage/queryCountys': { label: '登记机关所在县（市、区）', params: { area: given('bookingArea') }, from: 'local' },
    'marriage/queryOrgs': { label: '婚姻登记处', params: { area: given('bookingArea') }, from: 'local' },
    'marriage/appointOrganizationConfigure': { label: '可预约的登记处', params: { area: given('bookingArea') }, from: 'local' },
    'marriage/chooseAppointTime': { label: '预约时段', params: { orgCode: given('orgCode'), date: given('appointDate') }, from: 'local' }
  }
} as const satisfies OutsideSystem<'marriage'>
