/** Public security (公安): households and kinship. Police stations stand for one in each street. */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const publicSecurity = {
  label: '公安',
  registers: {
    'publicSecurity/hukouCheck': {
      label: '户籍所在地',
      params: { idCards: person('motherIdCard', 'fatherIdCard', 'deceasedIdCard', 'applicantIdCard') },
      relations: ['kin', 'nextOfKin'],
      check: { modes: ['typeNotZero'], gives: ['name', 'nation', 'hukouRegion', 'hukouAddr'], from: 'sandbox' }
    },
    'publicSecurity/kinCheck': {
      label: '配偶、父母、子女关系',
      params: { idCards: person('motherIdCard', 'fatherIdCard', 'childIdCard') },
      relations: ['kin'],
      check: { modes: ['typeNotZero'], from: 'local' }
    },
    'publicSecurity/relationCheck': {
      label: '亲属关系',
      params: { deceasedIdCard: person('deceasedIdCard'), applicantIdCard: person('applicantIdCard') },
      relations: ['kin', 'nextOfKin'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    }
  },
  sources: { REMOTE_POLICE: { label: '派出所', from: 'local' } }
} as const satisfies OutsideSystem<'publicSecurity'>
