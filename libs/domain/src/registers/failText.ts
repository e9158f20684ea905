/**
 * Why a pre-check stops (预检不通过的原因): what the scene says of it, else the text of the specification for that check, 不符合 where it has none.
 * Source: spec §8 (lookup defaults). Example: retire/preReviewStore without a message → 不在预审库.
 */
import type { CheckName } from './registers.ts'

const texts: Readonly<Partial<Record<CheckName, string>>> = {
  'retire/preReviewStore': '不在预审库',
  'retire/labourConclusion': '未完成劳鉴结论',
  'retire/baseInfo': '接口异常，请稍后重试（P267-001-0094 返回error）',
  'publicSecurity/hukouCheck': '不属于',
  'publicSecurity/relationCheck': '不属于',
  'socialSecurity/stopCheck': '失败',
  'veteran/retireInfo': '不是',
  'socialSecurity/belongToUnit': '不属于',
  'socialSecurity/insuredInfo': '未查询到该人员参保信息',
  'socialSecurity/uniqueInsured': '当前人员不是唯一正常参保账号',
  'medicalInsurance/insuredStatus': '未查询到该人员参保信息',
  'archive/status': '查询出错'
}

interface FailedCheck {
  readonly failMessage?: string
  readonly check: { readonly api: CheckName }
}

export const failText = ({ failMessage, check }: FailedCheck): string => failMessage ?? texts[check.api] ?? '不符合'
