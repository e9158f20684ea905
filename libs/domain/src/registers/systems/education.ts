/** Education (教育): school enrolment. Schools come from the dictionary XX. */
import type { OutsideSystem } from '../Register.ts'
import { given, person } from '../Register.ts'

export const education = {
  label: '教育',
  registers: {
    'education/enrolPeriod': { label: '报名时间', params: { region: given('region') }, check: { modes: ['typeNotZero'], from: 'sandbox' } },
    'education/duplicate': {
      label: '重复报名',
      params: { idCard: person('childIdCard') },
      relations: ['kin'],
      check: { modes: ['inverted'], from: 'sandbox' }
    }
  },
  sources: { REMOTE_SCHOOL: { label: '学校', from: 'local' } }
} as const satisfies OutsideSystem<'education'>
