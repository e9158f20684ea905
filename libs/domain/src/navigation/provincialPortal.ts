/**
 * The provincial portal (黑龙江政务服务网): where a person corrects a case or follows a life event outside of this portal. Addresses are made from a
 * configured https address without its last slash; what is no such address gives the default. Source: spec §2.3, §9.
 * Example: a person's case 230100-1-M03 → https://zwfw.hlj.gov.cn/personal/caseCorrection?caseNo=230100-1-M03; a name with a slash → undefined.
 */
import { userType } from '../codes/user.ts'

export const defaultProvincialPortal = 'https://zwfw.hlj.gov.cn'

const address = /^https:\/\/[\w.-]+(?::\d{1,5})?(?:\/[^\s\\?#"<>]*)?$/iu

export const provincialPortalOf = (configured: string | undefined): string =>
  configured !== undefined && address.test(configured) ? configured.replace(/\/+$/u, '') : defaultProvincialPortal

/** Where a case is corrected (补正), of a person or of a company. */
export const correctionLink = (portal: string, of: string, caseNo: string): string =>
  `${portal}/${of === userType.code.legal ? 'enterprise' : 'personal'}/caseCorrection?caseNo=${encodeURIComponent(caseNo)}`

const lifeCycleName = /^[\p{L}\p{N}_-]{1,64}$/u

/** A life event (全生命周期) by its name; undefined where that is no name. */
export const lifeCycleLink = (portal: string, name: string): string | undefined =>
  lifeCycleName.test(name) ? `${portal}/lifeCycle/${encodeURIComponent(name)}` : undefined
