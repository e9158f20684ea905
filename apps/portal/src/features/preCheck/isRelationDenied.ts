import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { isRelationCheck } from '@ljonething/domain/registers/relationChecks'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import type { HandlingState } from '../../handling/HandlingState.ts'

/** Registers know of no such relation (关系不符): what stands behind it is not asked. */
export const isRelationDenied = (preChecks: readonly PreCheck[], results: HandlingState['checkResults']): boolean =>
  preChecks.some((preCheck) => isRelationCheck(preCheck) && results[preCheck.code]?.status === preCheckStatus.code.error)
