/**
 * A length of a phone design as a share of the screen (px 转 vw): phones are designed 375 px wide. Source: spec §9 as ruled.
 * Example: `pxToVw(30)` → 8vw, `pxToVw(1)` → 0.26667vw.
 */
const designWidth = 375

export const pxToVw = (px: number): string => `${Number(((px / designWidth) * 100).toFixed(5))}vw`
