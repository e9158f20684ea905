/** Flags (是否标志): on with "1", off with "0" and anything else. Source: spec §3.2, §3.3. Example: `isOn('1')` → true, `flagOf(false)` → '0'. */
export type Flag = '0' | '1'

export const isOn = (flag: string | undefined): boolean => flag === '1'

export const flagOf = (on: boolean): Flag => (on ? '1' : '0')
