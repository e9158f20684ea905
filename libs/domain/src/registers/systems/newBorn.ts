/**
 * Births (出生医学): births and birth certificates. The date is checked by the calendar; issuers and banks come from the dictionaries HOSPITAL and YHLB.
 */
import type { OutsideSystem } from '../Register.ts'
import { given, ifGiven, person } from '../Register.ts'

export const newBorn = {
  label: '出生医学',
  registers: {
    'newBorn/checkDate': {
      label: '新生儿出生日期',
      params: { birthTime: given('babyBirthTime', 'birthDate') },
      check: { modes: ['typeNotZero'], from: 'local' }
    },
    'newBorn/getCertificateMessage': {
      label: '出生医学证明签发信息',
      params: { idCard: person('motherIdCard'), birthTime: given('babyBirthTime', 'birthDate') },
      relations: ['kin'],
      check: { modes: ['typeNotZero'], from: 'sandbox' }
    },
    'newBorn/getNewBornInfo': {
      label: '新生儿分娩信息',
      params: {
        medicalOrg: ifGiven('medicalOrg'),
        idCard: person('motherIdCard'),
        birthTime: ifGiven('babyBirthTime', 'birthDate'),
        newbornNo: ifGiven('birthNewbornNo')
      },
      relations: ['kin'],
      lookup: {
        gives: ['name', 'sex', 'birthDate', 'birthWeight', 'birthLength', 'birthNewbornNo', 'medicalOrgName', 'birthArea'],
        genders: { sex: 'form' },
        from: 'sandbox'
      }
    },
    'newBorn/getMedicalCertificate': {
      label: '出生医学证明',
      params: {
        idCard: person('motherIdCard'),
        birthTime: given('babyBirthTime', 'birthDate'),
        newbornNo: ifGiven('birthNewbornNo')
      },
      relations: ['kin'],
      lookup: {
        gives: ['birthCertNo', 'name', 'sex', 'birthDate', 'birthNewbornNo', 'issueOrg', 'issueDate'],
        genders: { sex: 'archive' },
        from: 'sandbox'
      }
    }
  },
  sources: {
    'newBorn/getVfcSelect': { label: '出生医学证明签发机构', from: 'local' },
    'newBorn/bankSearch': { label: '银行', from: 'local' }
  }
} as const satisfies OutsideSystem<'newBorn'>
