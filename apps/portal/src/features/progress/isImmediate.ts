import { handleType } from '@ljonething/domain/codes/handleType'
import type { CaseView } from '../../queries/handling.ts'

/** 即办件: decided at once, without a promised number of days. */
export const isImmediate = ({ handleType: type }: CaseView): boolean => handleType.parse(type) === handleType.code.immediate
