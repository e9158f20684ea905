/** Civil affairs (民政): funeral services and relief. */
import type { OutsideSystem } from '../Register.ts'
import { given, person } from '../Register.ts'

export const civilAffairs = {
  label: '民政',
  registers: {
    'civilAffairs/cremationCheck': {
      label: '火化信息',
      params: { cremationNo: given('cremationNo'), idCard: person('deceasedIdCard') },
      relations: ['kin', 'nextOfKin'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'civilAffairs/reliefCheck': {
      label: '低保信息',
      params: { idCard: person('applicantIdCard') },
      relations: ['kin'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    }
  },
  sources: {
    REMOTE_FUNERAL: { label: '殡仪馆', from: 'sandbox' },
    REMOTE_CEMETERY: { label: '公墓', from: 'sandbox' }
  }
} as const satisfies OutsideSystem<'civilAffairs'>
