/**
 * Whether the mobile site may be given the token or ticket of an arrival (spec §2.3 as ruled): only over https and within the registrable domain of
 * the portal. Without the public suffix list two cases are sure: the same host, and two hosts under gov.cn, where government sites stand, that share
 * the label before it. All others count as strangers: people log in once more there, and no secret leaves.
 *   zwfw.hlj.gov.cn → https://m.hlj.gov.cn: yes     zwfw.hlj.gov.cn → https://m.jl.gov.cn, http://m.hlj.gov.cn, https://m.hlj.com: no
 */
const governmentDomain = /(?:^|\.)([a-z0-9-]+\.gov\.cn)$/

export const mayReceiveToken = (mobile: URL, portalHost: string): boolean => {
  if (mobile.protocol !== 'https:') return false
  if (mobile.hostname === portalHost) return true
  const domain = governmentDomain.exec(mobile.hostname)?.[1]
  return domain !== undefined && domain === governmentDomain.exec(portalHost)?.[1]
}
