/**
 * Columns of a batch of retirements (批量退休名单): ids as in the scene, labels as in the sheet. Every value is text: `yyyy-mm` for the month, a code of
 * TXLB for the kind, 是 or 否 for what is handled with it; empty where nothing was given.
 * Source: content, scene of retirement, `batch.columns`. Example: { empName: '赵国强', empIdCard: '230199196608080019', retireType: '10', … }.
 */
export type BatchColumnKind = 'text' | 'name' | 'number' | 'retireType' | 'month' | 'yesNo'

export interface BatchColumn {
  readonly id: BatchColumnId
  readonly label: string
  readonly kind: BatchColumnKind
  readonly required: boolean
  /** Further headings under which sheets of companies have it. */
  readonly otherLabels: readonly string[]
}

export type BatchColumnId =
  'empName' | 'empIdCard' | 'preReviewNo' | 'retireType' | 'applyRetireMonth' | 'dyhd' | 'ybzzztx' | 'gjjtq' | 'pensionCard' | 'empMobile'

export type BatchRow = Readonly<Record<BatchColumnId, string>>

const column = (
  id: BatchColumnId,
  label: string,
  kind: BatchColumnKind,
  required: boolean,
  otherLabels: readonly string[] = []
): BatchColumn => ({ id, label, kind, required, otherLabels })

export const batchColumns: readonly BatchColumn[] = [
  column('empName', '姓名', 'name', true, ['职工姓名', '人员姓名']),
  column('empIdCard', '公民身份号码', 'number', true, ['身份证号', '身份证号码', '身份证', '证件号码', '居民身份证号码']),
  column('preReviewNo', '档案预审编号', 'text', false, ['预审编号']),
  column('retireType', '退休类别', 'retireType', true, ['退休类型', '退休种类']),
  column('applyRetireMonth', '申请退休年月', 'month', true, ['退休年月', '申请退休时间', '退休时间']),
  column('dyhd', '待遇核定', 'yesNo', true, ['养老待遇核定']),
  column('ybzzztx', '医保在职转退休', 'yesNo', true, ['医保转退休']),
  column('gjjtq', '公积金提取', 'yesNo', true, ['住房公积金提取', '提取公积金']),
  column('pensionCard', '社会保障卡金融账号', 'number', false, ['社保卡金融账号', '社会保障卡账号', '银行账号']),
  column('empMobile', '手机号码', 'number', true, ['手机号', '手机', '联系电话'])
]

/** A company may hand in so many people at once. */
export const mostBatchRows = 500

export const emptyBatchRow: BatchRow = {
  empName: '',
  empIdCard: '',
  preReviewNo: '',
  retireType: '',
  applyRetireMonth: '',
  dyhd: '',
  ybzzztx: '',
  gjjtq: '',
  pensionCard: '',
  empMobile: ''
}
