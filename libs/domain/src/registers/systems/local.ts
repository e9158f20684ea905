/** This service (本平台): what the session and the calendar decide; no outside system is asked. */
import type { OutsideSystem } from '../Register.ts'
import { given, person } from '../Register.ts'

export const local = {
  label: '本平台',
  registers: {
    'local/userLevel': { label: '实名认证等级', params: { level: given('userLevel') }, check: { modes: ['gte'], from: 'local' } },
    'local/ageCheck': {
      label: '年龄',
      params: { idCards: person('manIdCard', 'womanIdCard', 'childIdCard', 'applicantIdCard') },
      relations: ['kin', 'couple'],
      check: { modes: ['typeNotZero'], from: 'gap' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'local'>
