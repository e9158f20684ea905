/** A number with its unit (单位) where it stands as text; nothing has none. Example: `withUnit('3250', '克')` → 3250 克. */
export const withUnit = (text: string, unit: string | undefined): string =>
  text === '' || unit === undefined || unit === '' ? text : `${text} ${unit}`
