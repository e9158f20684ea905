/**
 * This service (本平台): what the session and the calendar decide; no outside system is asked. An age is told by the number itself and by no register,
 * so it is nobody's secret and asks for no relation.
 */
import type { OutsideSystem } from '../Register.ts'
import { given } from '../Register.ts'

export const local = {
  label: '本平台',
  registers: {
    'local/userLevel': { label: '实名认证等级', params: { level: given('userLevel') }, check: { modes: ['gte'], from: 'local' } },
    'local/marriageAge': {
      label: '法定婚龄',
      params: { man: given('manIdCard'), woman: given('womanIdCard') },
      check: { modes: ['typeNotZero'], from: 'local' }
    },
    'local/schoolAge': { label: '入学年龄', params: { child: given('childIdCard') }, check: { modes: ['typeNotZero'], from: 'local' } },
    'local/beforeRetirement': {
      label: '未达法定退休年龄',
      params: { idCard: given('applicantIdCard') },
      check: { modes: ['typeNotZero'], from: 'local' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'local'>
