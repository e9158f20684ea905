/**
 * Pension insurance (养老保险): insured persons, their accounts and their units. Its language are the coded names of spec §3.3: aac147002 ID number,
 * aac003001 name, aac002001 social security number, aab001001 unit, aab034001 agency, aac007001 first day of work, aac327001 months paid.
 */
import type { OutsideSystem } from '../Register.ts'
import { coded, given, ifGiven, person } from '../Register.ts'

const idCard = coded('aac147002', person('empIdCard', 'deceasedIdCard', 'applicantIdCard'))
const unitNo = 'aab001001'

export const socialSecurity = {
  label: '养老保险',
  registers: {
    'socialSecurity/uniqueInsured': {
      label: '唯一参保',
      params: { idCard },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'socialSecurity/insuredStatus': {
      label: '在职参保状态',
      params: { idCard },
      relations: ['kin', 'staff'],
      check: { modes: ['inverted'], gives: ['region', 'unitName', 'leftOn'], errorPasses: true, from: 'sandbox' }
    },
    'socialSecurity/insuredInfo': {
      label: '参保信息',
      params: { idCard, name: coded('aac003001', ifGiven('empName')) },
      relations: ['kin', 'staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' },
      lookup: {
        gives: ['name', 'personalNo', 'insured', 'unitNo', 'agency', 'firstWorkDate', 'actualMonths'],
        coded: {
          name: 'aac003001',
          personalNo: 'aac002001',
          unitNo,
          agency: 'aab034001',
          firstWorkDate: 'aac007001',
          actualMonths: 'aac327001'
        },
        from: 'sandbox'
      }
    },
    'socialSecurity/belongToUnit': {
      label: '所属单位',
      params: { idCard, unitNo: coded(unitNo, given('unitNo')) },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'socialSecurity/stopCheck': {
      label: '停保',
      params: { idCard, unitNo: coded(unitNo, ifGiven('unitNo')) },
      relations: ['staff'],
      check: { modes: ['inverted'], errorPasses: true, from: 'sandbox' }
    }
  },
  sources: { REMOTE_SIORG: { label: '社会保险经办机构', from: 'sandbox' } }
} as const satisfies OutsideSystem<'socialSecurity'>
