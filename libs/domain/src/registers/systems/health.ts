/**
 * Health (卫生健康): deaths, health certificates and institutions. Hospitals come from the dictionary HOSPITAL, the others stand for one in each street.
 */
import type { OutsideSystem } from '../Register.ts'
import { person } from '../Register.ts'

export const health = {
  label: '卫生健康',
  registers: {
    'health/deathRecord': {
      label: '死亡登记信息',
      params: { idCard: person('deceasedIdCard') },
      relations: ['kin', 'nextOfKin'],
      check: { modes: ['typeNotZero'], from: 'sandbox' },
      lookup: { gives: ['name', 'deathTime', 'deathCertNo'], from: 'sandbox' }
    },
    'health/healthCert': {
      label: '健康证明',
      params: { staff: person('staffTable') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    }
  },
  sources: {
    REMOTE_HOSPITAL: { label: '医疗机构', from: 'local' },
    REMOTE_VACCINE: { label: '预防接种门诊', from: 'local' },
    REMOTE_COMMUNITY: { label: '社区卫生服务中心', from: 'local' }
  }
} as const satisfies OutsideSystem<'health'>
