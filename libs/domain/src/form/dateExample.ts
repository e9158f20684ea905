/** A date in a format (日期示例), as boxes and messages show it. Example: `yyyy-mm-dd hh:mm` → 2026-11-03 08:16. */
export const dateExample = (format: string): string =>
  format.replace('yyyy', '2026').replace('hh:mm', '08:16').replace('mm', '11').replace('dd', '03').replace('ss', '05')
