/** Credit (征信): credit reports. */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const credit = {
  label: '征信',
  registers: {
    'credit/reportCheck': {
      label: '征信报告',
      params: { idCard: person('applicantIdCard') },
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'credit'>
