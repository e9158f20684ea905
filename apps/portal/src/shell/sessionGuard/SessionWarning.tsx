/** Warns before the session ends from idleness (会话到期提醒) and offers 继续使用; asks the service once the time has passed. */
import { formatDate } from '@ljonething/domain/display/dateTime'
import { ConfirmDialog } from '@ljonething/ui/ConfirmDialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lastCall } from '../../queries/lastCall.ts'
import { keepSession, sessionQuery } from '../../queries/session.ts'
import type { Deadline } from './sessionDeadline.ts'
import { sessionDeadline, warnAheadMs } from './sessionDeadline.ts'

const lookEveryMs = 5_000

export const SessionWarning = () => {
  const { data: session, dataUpdatedAt } = useQuery(sessionQuery)
  const [warned, setWarned] = useState<Deadline>()
  const [acknowledged, setAcknowledged] = useState(0)
  useEffect(() => {
    let isAsked = false
    const look = () => {
      const deadline = sessionDeadline(session, dataUpdatedAt, lastCall())
      if (deadline === undefined) return setWarned(undefined)
      const left = deadline.at - Date.now()
      setWarned(left > 0 && left <= warnAheadMs ? deadline : undefined)
      if (left > 0 || isAsked) return
      isAsked = true
      keepSession().catch(() => undefined)
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [session, dataUpdatedAt])
  if (warned === undefined || warned.at === acknowledged) return null
  const time = formatDate(warned.at, 'time')
  const put = () => setAcknowledged(warned.at)
  return warned.isFinal ? (
    <ConfirmDialog open title="本次登录即将到期" confirmText="知道了" cancelText={null} onConfirm={put} onCancel={put}>
      {`为保护账号安全，本次登录将在 ${time} 结束，届时请重新登录。已填写的内容不会丢失。`}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      open
      title="登录即将失效"
      confirmText="继续使用"
      cancelText={null}
      onConfirm={() => keepSession().catch(() => undefined)}
      onCancel={put}
    >
      {`您已较长时间没有操作，登录将在 ${time} 失效。`}
    </ConfirmDialog>
  )
}
