/** 卡证类型: the cards a person can subscribe to. Source: spec §3.1. Example: `socialCardType.labelOf('socialSecurity')` → 社会保障卡. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const socialCardType = codeTable({
  socialSecurity: ['socialSecurity', '社会保障卡'],
  medicalInsurance: ['medicalInsurance', '医保电子凭证'],
  businessLicence: ['businessLicence', '电子营业执照']
})

export type SocialCardType = CodeOf<typeof socialCardType>
