/** Provident fund (住房公积金): deposits and loans. */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const providentFund = {
  label: '住房公积金',
  registers: {
    'providentFund/depositInfo': {
      label: '公积金缴存信息',
      params: { idCard: person('applicantIdCard') },
      check: { modes: ['typeNotZero'], gives: ['name', 'account', 'unitName'], from: 'sandbox' }
    },
    'providentFund/loanInfo': {
      label: '公积金贷款信息',
      params: { idCard: person('applicantIdCard') },
      check: { modes: ['inverted'], from: 'sandbox' }
    }
  },
  sources: { REMOTE_FUND: { label: '公积金管理中心', from: 'sandbox' } }
} as const satisfies OutsideSystem<'providentFund'>
