/** What a person is told of a pre-check (预检结果). Source: spec §4.1, §4.2. */
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import { cannotVerify } from '@ljonething/domain/registers/cannotVerify'
import { failText } from '@ljonething/domain/registers/failText'
import type { FoundValues } from '@ljonething/domain/registers/RegisteredValue'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import type { Unverified } from './preCheckOutcome.ts'

export interface PreCheckResult {
  readonly status: PreCheckStatus
  readonly message: string
  /** It passed and no register confirmed it: the department examines it. */
  readonly unverified?: Unverified
  /** What the register itself said; none where it did not answer or was not asked. */
  readonly type?: string
  /** What a register that lets the person pass says besides, as the scene fills its fields (登记信息): answer texts by field name. */
  readonly known?: FoundValues
}

/** Of a pre-check what a register is asked for. */
export type AskedCheck = Pick<PreCheck, 'check' | 'failMessage' | 'fill' | 'proof'>

/** With what the register's flag says of why it stops. */
export type JudgedCheck = Omit<PreCheckResult, 'message'> & { readonly prompt: string | undefined }

/** Nobody told. */
export const untold: JudgedCheck = { status: preCheckStatus.code.unknown, prompt: undefined }

/** Its register denied the relation. */
export const denied = ({ proof }: AskedCheck): JudgedCheck =>
  proof === undefined
    ? { status: preCheckStatus.code.error, prompt: undefined }
    : { status: preCheckStatus.code.success, unverified: 'proof', prompt: undefined }

const passedBecause: Readonly<Record<Unverified, string>> = {
  error: '登记系统出错，先予通过，由办理部门核验',
  proof: '登记信息没有载明，凭您上传的证明材料由办理部门核验'
}

export const preCheckMessage = (preCheck: AskedCheck, { status, prompt, unverified }: JudgedCheck): string => {
  if (status === preCheckStatus.code.unknown) return cannotVerify
  if (status === preCheckStatus.code.error) return prompt ?? failText(preCheck)
  return unverified === undefined ? '核验通过' : passedBecause[unverified]
}
