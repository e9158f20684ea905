/**
 * 空结果: what a screen says when the service has nothing: no records of a detail, no interpretation template.
 * Source: spec §5, §8. Example: `detailRecords([])` → 未查询到相关记录.
 */
export type Found<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }

export const detailRecords = <T>(records: readonly T[] | undefined): Found<readonly T[]> =>
  records === undefined || records.length === 0 ? { ok: false, message: '未查询到相关记录' } : { ok: true, value: records }

export const interpretationTemplate = <T>(template: T | undefined): Found<T> =>
  template === undefined ? { ok: false, message: '未配置解读模板' } : { ok: true, value: template }
