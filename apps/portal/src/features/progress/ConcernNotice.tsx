import { Notice } from '@ljonething/ui/Notice'
import type { ApplicationDetail } from '../../queries/handling.ts'
import { filedByOthers } from './filedByOthers.ts'

interface ConcernNoticeProps {
  readonly detail: Pick<ApplicationDetail, 'consult'>
  readonly concerned: NonNullable<ApplicationDetail['concerned']>
}

/** Others filed it about the person (与您有关的办件): what they see of it, and what to do where it is not right. */
export const ConcernNotice = ({ detail: { consult }, concerned }: ConcernNoticeProps) => (
  <Notice tone="info" title={`这件申请${filedByOthers[concerned]}`}>
    您可以在这里跟踪进度，不用再提交一次。不是您同意办理的，请拨打 {consult} 说明情况，办理部门核实后会退回。
  </Notice>
)
