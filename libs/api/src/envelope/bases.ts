/**
 * Published bases of the calls (接口前缀), spec §7: every group stands under one of them and carries its name, because call names repeat across bases.
 */
export const bases = {
  /** One-thing handling (一件事): §7.2, §7.3, §7.4. */
  oneThing: '/ljonethingapi',
  /** Middle service (中台): §7.1. */
  middle: '/ljonethingapi/api/v1/callinterface',
  /** Space service (空间): §7.5. */
  space: '/ljonethingapi/ybsl/smzy/shspace',
  /** Efficient handling (高效办成一件事): §7.1. */
  efficient: '/longjiang_otn',
  /** Gateway of the province (统一网关): §7.2. */
  gateway: '/api-gateway/jpaas-jiop-web-server/interface/buttjoint',
  /** Mobile terminals of the province (移动端后台): §7.2. */
  mobile: '/hljzwfw-hljzwfwydht-server/interface/scanTheCodeForPc',
  /** Stands in for the province's own systems; ours. */
  sandbox: '/ljonethingapi/sandbox'
} as const
