/** Market regulation (市场监管): enterprises, names, addresses, and the people who found a company. */
import type { OutsideSystem } from '../Register.ts'
import { given, person } from '../Register.ts'

const company = { creditCode: given('creditCode') }

export const market = {
  label: '市场监管',
  registers: {
    'market/entInfo': {
      label: '企业登记信息',
      params: { creditCode: given('creditCode', 'unitCreditCode') },
      lookup: { gives: ['entName', 'legalName'], from: 'sandbox' }
    },
    'market/entStatus': { label: '企业存续状态', params: company, check: { modes: ['typeNotZero'], from: 'sandbox' } },
    'market/operatorCheck': {
      label: '法定代表人、经营者',
      params: { creditCode: person('creditCode') },
      relations: ['operator'],
      check: { modes: ['typeNotZero'], from: 'local' }
    },
    'market/cateringScope': { label: '餐饮经营范围', params: company, check: { modes: ['typeNotZero'], from: 'sandbox' } },
    'market/frozenCheck': { label: '异议、冻结和诉讼', params: company, check: { modes: ['inverted'], from: 'sandbox' } },
    'market/publicNotice': {
      label: '注销公示',
      params: { ...company, cancelMode: given('cancelMode') },
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'market/nameCheck': {
      label: '企业名称查重',
      params: { entName: given('entName') },
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'market/addressNegativeList': {
      label: '住所负面清单',
      params: { region: given('addressRegion', 'siteRegion'), address: given('addressDetail', 'siteAddr') },
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'market/realNameAll': {
      label: '有关人员实名认证',
      params: { people: person('legalIdCard', 'shareholderTable') },
      relations: ['principal'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'market/restrictCheck': {
      label: '任职限制',
      params: { people: person('legalIdCard', 'shareholderTable') },
      relations: ['principal'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    }
  },
  sources: {}
} as const satisfies OutsideSystem<'market'>
