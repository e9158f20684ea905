/** Personnel archives (人事档案): the archives of the talent service centres. */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const archive = {
  label: '人事档案',
  registers: {
    'archive/status': {
      label: '档案状态',
      params: { idCard: person('applicantIdCard') },
      check: { modes: ['typeNotZero'], gives: ['location'], from: 'sandbox' }
    }
  },
  sources: { REMOTE_ARCHIVE: { label: '档案托管机构', from: 'sandbox' } }
} as const satisfies OutsideSystem<'archive'>
