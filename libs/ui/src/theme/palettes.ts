import type { ThemeName } from './themeNames.ts'

/**
 * Colours of each theme (配色). A pair of text and ground that components use is listed in contrast.test.ts and must reach
 * WCAG 2.2 AA, in the large-type and high-contrast themes AAA.
 */
export interface Palette {
  readonly primary700: string
  readonly primary600: string
  readonly primary100: string
  /** Text and icons on a solid primary, success, warning or danger ground. */
  readonly onSolid: string
  readonly ink: string
  readonly muted: string
  /** Hairlines between contents. */
  readonly line: string
  /** Outline of controls, at least 3:1 on the surface. */
  readonly border: string
  readonly surface: string
  readonly canvas: string
  readonly success: string
  readonly successSoft: string
  readonly warning: string
  readonly warningSoft: string
  readonly danger: string
  readonly dangerStrong: string
  readonly dangerSoft: string
  readonly focus: string
  readonly overlay: string
}

export const palettes: Record<ThemeName, Palette> = {
  standard: {
    primary700: '#0f4c9c',
    primary600: '#1761c4',
    primary100: '#e3eefb',
    onSolid: '#ffffff',
    ink: '#1b1f24',
    muted: '#5a6472',
    line: '#d7dde5',
    border: '#7a8594',
    surface: '#ffffff',
    canvas: '#f4f6f9',
    success: '#0c7a43',
    successSoft: '#e4f4ea',
    warning: '#9a5b00',
    warningSoft: '#fdf1dc',
    danger: '#b3261e',
    dangerStrong: '#8c1a13',
    dangerSoft: '#fbe9e7',
    focus: '#0f4c9c',
    overlay: 'rgba(15, 23, 36, 0.56)'
  },
  'large-type': {
    primary700: '#0a3a7a',
    primary600: '#0f4c9c',
    primary100: '#e3eefb',
    onSolid: '#ffffff',
    ink: '#111417',
    muted: '#3d4651',
    line: '#c2cad4',
    border: '#5a6472',
    surface: '#ffffff',
    canvas: '#f4f6f9',
    success: '#07522c',
    successSoft: '#e4f4ea',
    warning: '#633a00',
    warningSoft: '#fdf1dc',
    danger: '#8c1a13',
    dangerStrong: '#6f120c',
    dangerSoft: '#fbe9e7',
    focus: '#0a3a7a',
    overlay: 'rgba(15, 23, 36, 0.64)'
  },
  'high-contrast': {
    primary700: '#ffe14d',
    primary600: '#ffd400',
    primary100: '#332c00',
    onSolid: '#000000',
    ink: '#ffffff',
    muted: '#b8c0cc',
    line: '#8d96a3',
    border: '#ffffff',
    surface: '#000000',
    canvas: '#000000',
    success: '#6dffa8',
    successSoft: '#002911',
    warning: '#ffbf66',
    warningSoft: '#2e1c00',
    danger: '#ff9c94',
    dangerStrong: '#ffc2bd',
    dangerSoft: '#3a0703',
    focus: '#00e5ff',
    overlay: 'rgba(0, 0, 0, 0.8)'
  }
}
