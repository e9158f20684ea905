/** 评价渠道: the internet portal. */
export const portalChannel = '1'
