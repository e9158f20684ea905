/**
 * The three looks of the portal, set as `data-theme` on <html>:
 * standard (标准版), large-type (适老版), high-contrast (高对比).
 */
export const themeNames = ['standard', 'large-type', 'high-contrast'] as const

export type ThemeName = (typeof themeNames)[number]
