/**
 * 补正链接: where a case of an outside portal is corrected. The addresses are configuration, one for persons and one for companies; the case
 * number takes the place of `{caseNo}`, escaped. A visitor has none. Source: spec §9, rulings 9 (external addresses).
 * Example: `correctionLink('0', 'HLJ1')` → https://zwfw.hlj.gov.cn/personal/correction?caseNo=HLJ1.
 */
import type { UserType } from '../codes/userType.ts'

export interface CorrectionAddresses {
  readonly personal: string
  readonly legal: string
}

export const defaultCorrectionAddresses: CorrectionAddresses = {
  personal: 'https://zwfw.hlj.gov.cn/personal/correction?caseNo={caseNo}',
  legal: 'https://zwfw.hlj.gov.cn/legal/correction?caseNo={caseNo}'
}

export function correctionLink(user: UserType, caseNo: string, addresses = defaultCorrectionAddresses): string | undefined {
  if (user === '2' || caseNo === '') return undefined
  const address = user === '0' ? addresses.personal : addresses.legal
  return address.replaceAll('{caseNo}', () => encodeURIComponent(caseNo.toWellFormed()))
}
