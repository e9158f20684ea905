/**
 * The look the person chose (显示方式): 标准版, 适老版, 高对比, kept in local storage. `public/theme.js` sets it before the first paint, with the same
 * key; an unknown value is the standard theme.
 */
import type { ThemeName } from '@ljonething/ui/themeNames'
import { themeNames } from '@ljonething/ui/themeNames'

export const themeStorageKey = 'ljonething.theme'

export const themeLabels: Readonly<Record<ThemeName, string>> = { standard: '标准版', 'large-type': '适老版', 'high-contrast': '高对比' }

const isThemeName = (value: unknown): value is ThemeName => themeNames.some((name) => name === value)

export const currentTheme = (): ThemeName => {
  const shown = document.documentElement.dataset['theme']
  return isThemeName(shown) ? shown : 'standard'
}

export const chooseTheme = (theme: ThemeName): void => {
  document.documentElement.dataset['theme'] = theme
  try {
    window.localStorage.setItem(themeStorageKey, theme)
  } catch {
    document.documentElement.dataset['theme'] = theme
  }
}
