/** Medical insurance (医疗保险): insured status. Its answer is about the trouble: "1" is a status that is not in order, so it is judged inverted. */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const medicalInsurance = {
  label: '医疗保险',
  registers: {
    'medicalInsurance/insuredStatus': {
      label: '医保参保状态',
      params: { idCard: person('motherIdCard') },
      relations: ['kin'],
      check: { modes: ['inverted'], gives: ['unitName', 'unitNo'], errorPasses: true, from: 'sandbox' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'medicalInsurance'>
