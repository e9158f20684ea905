/** Veterans (退役军人事务): retired soldiers and their report. */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const veteran = {
  label: '退役军人事务',
  registers: {
    'veteran/retireInfo': {
      label: '退役信息',
      params: { idCard: person('applicantIdCard') },
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'veteran/reportCheck': {
      label: '报到信息',
      params: { idCard: person('applicantIdCard') },
      check: { modes: ['inverted'], from: 'sandbox' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'veteran'>
