/**
 * What a number identifies, as a locker of certificates asks for it (核验类型、持证主体代码类型). Source: spec §3.1 as ruled.
 * Example: `identityCheckTypeOf('91230199MACX1P002C')` → '001', of a citizen ID → '111', of a passport → undefined.
 */
import { isValid as isCitizenId } from '@ljonething/validation/numbers/CitizenId'
import { isValid as isCreditCode } from '@ljonething/validation/numbers/SocialCreditCode'
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const identityCheckType = codeTable({
  creditCode: ['001', '统一社会信用代码'],
  citizenId: ['111', '公民身份号码']
})

export function identityCheckTypeOf(number: string): CodeOf<typeof identityCheckType> | undefined {
  if (isCreditCode(number)) return identityCheckType.code.creditCode
  return isCitizenId(number) ? identityCheckType.code.citizenId : undefined
}
