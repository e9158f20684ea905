/** The federation of the disabled (残联): disabled persons' cards. */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const disabled = {
  label: '残联',
  registers: {
    'disabled/cardCheck': {
      label: '残疾人证查重',
      params: { idCard: person('applicantIdCard') },
      relations: ['kin'],
      check: { modes: ['inverted'], from: 'sandbox' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'disabled'>
