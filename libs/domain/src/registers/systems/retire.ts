/**
 * Retirement (企业职工退休): the retirement system of social security, whose language are its coded names (spec §3.3). How old one has to be follows from
 * the number, the post and the kind of retirement.
 */
import type { OutsideSystem } from '../Register.ts'
import { coded, given, person } from '../Register.ts'

const idCard = coded('aac147002', person('empIdCard'))

export const retire = {
  label: '企业职工退休',
  registers: {
    'retire/preReviewStore': {
      label: '档案预审',
      params: { idCard },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'retire/ageCheck': {
      label: '退休年龄',
      params: { idCard, postNature: given('postNature'), retireType: given('retireType') },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'retire/labourConclusion': {
      label: '劳动能力鉴定结论',
      params: { idCard },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'retire/businessFlag': {
      label: '人员业务标志',
      params: { idCard },
      relations: ['staff'],
      check: { modes: ['offlineStatus'], from: 'sandbox' }
    },
    'retire/baseInfo': {
      label: '退休基本信息',
      params: { socialSecurityNo: coded('aac002001', person('personalNo')), agency: coded('aab034001', given('insuredOrg')) },
      relations: ['staff'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'retire/legalRetireMonth': {
      label: '法定退休年月',
      params: { idCard, postNature: given('postNature') },
      relations: ['staff'],
      lookup: { gives: ['legalRetireMonth'], from: 'sandbox' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'retire'>
