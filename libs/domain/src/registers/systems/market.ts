/** Market regulation (市场监管): enterprises, names and addresses. */
import type { OutsideSystem } from '../Register.ts'
import { given, person } from '../Register.ts'

export const market = {
  label: '市场监管',
  registers: {
    'market/entInfo': {
      label: '企业登记信息',
      params: { creditCode: given('creditCode', 'unitCreditCode') },
      lookup: { gives: ['entName', 'legalName'], from: 'sandbox' }
    },
    'market/entStatus': {
      label: '企业存续状态',
      params: { creditCode: given('creditCode') },
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'market/frozenCheck': {
      label: '异议、冻结和诉讼',
      params: { creditCode: given('creditCode') },
      check: { modes: ['inverted'], from: 'gap' }
    },
    'market/publicNotice': {
      label: '注销公示',
      params: { creditCode: given('creditCode'), cancelMode: given('cancelMode') },
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'market/nameCheck': { label: '企业名称查重', params: { entName: given('entName') }, check: { modes: ['typeNotZero'], from: 'gap' } },
    'market/addressNegativeList': {
      label: '住所负面清单',
      params: { region: given('addressRegion', 'siteRegion'), address: given('addressDetail', 'siteAddr') },
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'market/realNameAll': {
      label: '有关人员实名认证',
      params: { shareholders: person('shareholderTable'), legalIdCard: person('legalIdCard') },
      check: { modes: ['typeNotZero'], from: 'gap' }
    },
    'market/restrictCheck': { label: '任职限制', params: { idCard: person('legalIdCard') }, check: { modes: ['typeNotZero'], from: 'gap' } }
  },
  sources: {}
} as const satisfies OutsideSystem<'market'>
