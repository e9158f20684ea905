/** Retirement (企业职工退休): the retirement system of social security. */
import type { OutsideSystem } from '../Register.ts'
import { given, person } from '../Register.ts'

export const retire = {
  label: '企业职工退休',
  registers: {
    'retire/preReviewStore': {
      label: '档案预审',
      params: { idCard: person('aac147002') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'retire/ageCheck': {
      label: '退休年龄',
      params: { idCard: person('aac147002'), postNature: given('postNature'), retireType: given('retireType') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'retire/labourConclusion': {
      label: '劳动能力鉴定结论',
      params: { idCard: person('aac147002') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'retire/businessFlag': {
      label: '人员业务标志',
      params: { idCard: person('aac147002') },
      relations: ['staff'],
      check: { modes: ['offlineStatus'], from: 'gap' }
    },
    'retire/baseInfo': {
      label: '退休基本信息',
      params: { socialSecurityNo: person('aac002001'), agency: given('aab034001') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'retire/legalRetireMonth': {
      label: '法定退休年月',
      params: { idCard: person('empIdCard'), postNature: given('postNature') },
      relations: ['staff'],
      lookup: { gives: ['legalRetireMonth'], from: 'gap' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'retire'>
