/** 送达机构区划选择: the field whose code is 616 opens a region dialog with a title of its own. Source: spec §9, rulings 9. Example: `regionModalTitle('616')` → 请选择送达机构所在地区. */
export const deliveryRegionFieldCode = '616'

export const regionModalTitle = (fieldCode: string): string =>
  fieldCode === deliveryRegionFieldCode ? '请选择送达机构所在地区' : '请选择所在地区'
