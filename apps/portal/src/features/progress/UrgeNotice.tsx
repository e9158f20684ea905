import { createClientId } from '@ljonething/crypto/ClientId'
import { urgedToday } from '@ljonething/domain/cases/urging'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useToast } from '@ljonething/ui/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { applicationQuery, urgeCase } from '../../queries/handling.ts'
import type { CaseView } from '../../queries/handling.ts'
import { named } from '../../queries/keys.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { daysOver } from './promiseText.ts'

interface UrgeNoticeProps {
  readonly applyNo: string
  readonly view: CaseView
  /** Whom to call about it. */
  readonly consult: string
}

/** Says openly that a matter is late and by how much (超期), and lets one urge the department (催办), once a day; nothing while it is in time. */
export const UrgeNotice = ({ applyNo, view, consult }: UrgeNoticeProps) => {
  const { caseNo, department, dueOn, isLate, canUrge, urgedAt } = view
  const toast = useToast()
  const client = useQueryClient()
  const [clientKey, setClientKey] = useState(() => createClientId())
  const urge = useMutation({
    mutationFn: () => urgeCase(clientKey, applyNo, caseNo),
    onSuccess: async (after) => {
      setClientKey(createClientId())
      client.setQueryData(applicationQuery(applyNo).queryKey, after)
      toast.success(`已催办，${department}会收到`)
      await client.invalidateQueries(named('applications'))
    },
    onError: (error) => toast.error(apiFailure(error).message)
  })
  if (!isLate) return null
  const over = daysOver(view)
  const last = urgedAt.at(-1)
  return (
    <Notice
      tone="warning"
      role="status"
      title={`已超期${over === 0 ? '' : ` ${over} 个工作日`}：${department}承诺 ${dueOn} 前办结，还没有办结`}
      actions={
        canUrge ? (
          <Button variant="primary" busy={urge.isPending} onClick={() => urge.mutate()}>
            催办
          </Button>
        ) : null
      }
    >
      {last === undefined ? null : <p>{`您最近一次催办：${formatDate(last, 'datetimeNoSeconds')}。${canUrge ? '' : `${urgedToday}。`}`}</p>}
      <p>
        {canUrge ? '催办会记录下来并告知部门，每天一次。' : ''}也可以拨打 <PhoneLink number={consult} />
        ，说明办件编号 {caseNo}。
      </p>
    </Notice>
  )
}
