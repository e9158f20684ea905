/** Pension insurance (养老保险): insured persons and their units. */
import type { OutsideSystem } from '../Register.ts'
import { given, ifGiven, person } from '../Register.ts'

export const socialSecurity = {
  label: '养老保险',
  registers: {
    'socialSecurity/uniqueInsured': {
      label: '唯一参保',
      params: { idCard: person('aac147002') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'socialSecurity/insuredInfo': {
      label: '参保信息',
      params: { idCard: person('aac147002', 'empIdCard', 'deceasedIdCard', 'applicantIdCard'), name: ifGiven('aac003001') },
      relations: ['kin', 'staff'],
      check: { modes: ['typeNotZero', 'inverted'], from: 'gap' },
      lookup: { gives: ['name', 'insured'], gaps: ['personalNo', 'actualMonths'], from: 'sandbox' }
    },
    'socialSecurity/belongToUnit': {
      label: '所属单位',
      params: { idCard: person('aac147002'), unitNo: given('aab001001') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'socialSecurity/stopCheck': {
      label: '停保',
      params: { idCard: person('aac147002'), unitNo: given('aab001001') },
      relations: ['staff'],
      check: { modes: ['inverted'], from: 'gap' }
    }
  },
  sources: { REMOTE_SIORG: { label: '社会保险经办机构', from: 'gap' } }
} as const satisfies OutsideSystem<'socialSecurity'>
