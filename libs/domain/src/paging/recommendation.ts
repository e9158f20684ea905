/** 推荐补足数: how many entries a recommendation is filled up to when the caller does not say. Source: spec §7.3, §9. Example: `appendNumOf(undefined)` → 6. */
export const defaultAppendNum = 6

export const appendNumOf = (asked: number | undefined): number =>
  asked !== undefined && Number.isInteger(asked) && asked >= 0 ? asked : defaultAppendNum
