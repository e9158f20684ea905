/**
 * Columns of a batch of retirements (批量退休名单): ids as in the scene. Every value is text: `yyyy-mm` for the month, a code of TXLB for the kind, 是 or 否
 * for what is handled with it; empty where nothing was given.
 * Source: content, scene of retirement, `batch.columns`. Example: { empName: '赵国强', empIdCard: '230199196608080019', retireType: '10', … }.
 */
export type BatchColumnId =
  'empName' | 'empIdCard' | 'preReviewNo' | 'retireType' | 'applyRetireMonth' | 'dyhd' | 'ybzzztx' | 'gjjtq' | 'pensionCard' | 'empMobile'

export type BatchRow = Readonly<Record<BatchColumnId, string>>

/** A company may hand in so many people at once. */
export const mostBatchRows = 500
