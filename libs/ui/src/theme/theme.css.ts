import { assignVars, createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { palettes } from './palettes.ts'

/**
 * Theme contract (设计变量): colours, spaces (px), radii (px), type sizes (named by their px in the standard theme, written in
 * rem), control sizes. Three themes fill it, chosen by `data-theme` on <html>; standard when the attribute is absent.
 */
export const vars = createThemeContract({
  color: {
    primary700: '',
    primary600: '',
    primary100: '',
    onSolid: '',
    ink: '',
    muted: '',
    line: '',
    border: '',
    surface: '',
    canvas: '',
    success: '',
    successSoft: '',
    warning: '',
    warningSoft: '',
    danger: '',
    dangerStrong: '',
    dangerSoft: '',
    focus: '',
    overlay: ''
  },
  space: { 4: '', 8: '', 12: '', 16: '', 24: '', 32: '', 48: '', 64: '' },
  radius: { 4: '', 8: '' },
  text: { 14: '', 16: '', 18: '', 22: '', 28: '', 36: '' },
  leading: { text: '', heading: '' },
  weight: { regular: '', medium: '', bold: '' },
  size: { control: '', controlSmall: '', icon: '', content: '', label: '' },
  font: { sans: '', mono: '' },
  shadow: '',
  motion: ''
})

/** Below this width tables turn into cards, steppers collapse, dialogs fill the screen. */
export const narrow = 'screen and (max-width: 699px)'

/** Below this width side columns move under the main column. */
export const medium = 'screen and (max-width: 1023px)'

const rem = (px: number) => `${px / 16}rem`

const typeScale = (factor: number) => ({
  14: rem(14 * factor),
  16: rem(16 * factor),
  18: rem(18 * factor),
  22: rem(22 * factor),
  28: rem(28 * factor),
  36: rem(36 * factor)
})

const shared = {
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px', 64: '64px' },
  radius: { 4: '4px', 8: '8px' },
  weight: { regular: '400', medium: '500', bold: '700' },
  font: {
    sans: '"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC","Source Han Sans SC",system-ui,sans-serif',
    mono: 'Consolas,"SF Mono","Noto Sans Mono",ui-monospace,monospace'
  },
  leading: { text: '1.6', heading: '1.35' },
  motion: '160ms'
}

const standardSizes = { control: '40px', controlSmall: '32px', icon: '20px', content: '1200px', label: '168px' }

createGlobalTheme(':root', vars, {
  ...shared,
  color: palettes.standard,
  text: typeScale(1),
  size: standardSizes,
  shadow: '0 4px 16px rgba(15, 35, 70, 0.12)'
})

createGlobalTheme(':root[data-theme="large-type"]', vars, {
  ...shared,
  color: palettes['large-type'],
  text: typeScale(1.25),
  size: { control: '48px', controlSmall: '48px', icon: '24px', content: '1200px', label: '210px' },
  shadow: '0 4px 16px rgba(15, 35, 70, 0.16)'
})

createGlobalTheme(':root[data-theme="high-contrast"]', vars, {
  ...shared,
  color: palettes['high-contrast'],
  text: typeScale(1),
  size: { ...standardSizes, control: '44px', controlSmall: '44px' },
  shadow: '0 0 0 2px #ffffff'
})

globalStyle(':root[data-theme="high-contrast"]', {
  colorScheme: 'dark',
  '@media': { print: { colorScheme: 'light', vars: assignVars(vars.color, palettes.standard) } }
})

globalStyle(':root:not([data-theme="large-type"])', {
  '@media': { '(pointer: coarse)': { vars: { [vars.size.control]: '44px', [vars.size.controlSmall]: '44px' } } }
})

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [vars.motion]: '1ms' } }
  }
})
