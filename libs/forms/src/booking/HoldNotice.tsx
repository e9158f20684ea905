import { dayName } from '@ljonething/domain/display/dayName'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { useEffect, useState } from 'react'
import type { BookingPlace, HeldPlace } from '../engine/BookingDoor.ts'
import type { Hold } from './useHold.ts'

interface HoldNoticeProps {
  readonly hold: Hold
  readonly now: () => Date
}

/** What became of the place (名额状态): until when it is held and what then, or that it is gone and what to do. */
export const HoldNotice = ({ hold: { held, problem, look, choose }, now }: HoldNoticeProps) => {
  return (
    <>
      {held === undefined ? null : <Countdown held={held} said={said(held)} now={now} />}
      {problem?.kind === 'taken' ? (
        <Notice tone="warning" role="alert" title={`${said(problem.place)} 刚刚被别人约走了`}>
          名额已经重新查询，请另选一个时间。您填写的其他内容都还在。
        </Notice>
      ) : null}
      {problem?.kind === 'lost' ? (
        <Notice
          tone="warning"
          role="alert"
          title={`为您保留的名额（${said(problem.place)}）已经放回`}
          actions={
            <Button size="small" busyText="正在预留…" onClick={() => choose(problem.place.time)}>
              再保留一次
            </Button>
          }
        >
          保留的时间已过。如果还有名额，可以再保留一次；也可以另选时间。您填写的其他内容都还在。
        </Notice>
      ) : null}
      {problem?.kind === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          title={problem.time === undefined ? '暂时不能确认名额是否还为您保留' : '没有预留成功'}
          actions={
            <Button size="small" onClick={() => (problem.time === undefined ? look() : choose(problem.time))}>
              再试一次
            </Button>
          }
        >
          {problem.message}
        </Notice>
      ) : null}
    </>
  )
}

const said = ({ date, time }: BookingPlace) => `${dayName(date)} ${time.replace(/^(\d\d)(\d\d)$/, '$1:$2')}`

const soonMinutes = 2
const minutesTo = (until: string, now: () => Date) => Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / 60_000))

/** The minutes left are seen and not read out; a screen reader hears when it begins and when it is about to end. */
const Countdown = ({ held, said, now }: { readonly held: HeldPlace; readonly said: string; readonly now: () => Date }) => {
  const [minutes, setMinutes] = useState(() => minutesTo(held.until, now))
  useEffect(() => {
    const look = () => setMinutes(minutesTo(held.until, now))
    look()
    const timer = setInterval(look, 5_000)
    return () => clearInterval(timer)
  }, [held.until, now])
  const until = formatDate(held.until, 'time').slice(0, 5)
  const isSoon = minutes <= soonMinutes
  return (
    <>
      <Notice tone={isSoon ? 'warning' : 'success'} title={`${said} 的名额为您保留到 ${until}`}>
        还有 {minutes} 分钟。请在此之前提交申请；到时没有提交，名额会放回，还有余号时可以再保留一次。
      </Notice>
      <VisuallyHidden role="status">
        {isSoon ? `保留的名额快到时间了，${until} 放回，请尽快提交。` : `${said} 的名额为您保留到 ${until}，请在此之前提交申请。`}
      </VisuallyHidden>
    </>
  )
}
