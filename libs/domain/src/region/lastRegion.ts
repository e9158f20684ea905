/**
 * The region of a person or an office as systems write it (行政区划代码列表): from the province down, joined with commas; the last is the one that is
 * meant. Source: spec §5. Example: `230000000000,230100000000,230103000000` → `230103000000`; one alone is itself.
 */
export const lastRegion = (codes: string): string =>
  codes
    .split(',')
    .map((code) => code.trim())
    .findLast((code) => code !== '') ?? ''
