import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { applicationsQuery } from '../../queries/handling.ts'
import type { ApplicationSummary } from '../../queries/handling.ts'
import * as styles from './ApplicationsScreen.css.ts'
import { filedByOthers } from './filedByOthers.ts'

const shown = 5

const WaitingApplication = ({ applyNo, sceneCode, sceneName, statusText, attention, concerned }: ApplicationSummary) => {
  const isCorrection = attention === 'correction' && concerned === undefined
  const button = buttonClass({ size: 'small', variant: isCorrection ? 'primary' : 'secondary' })
  return (
    <li className={styles.waiting}>
      <span>
        <strong>{sceneName}</strong>
        <span className={styles.number}> {applyNo}</span>
        <br />
        {concerned === undefined
          ? isCorrection
            ? `${statusText}，补正期间计时暂停`
            : '已办结，请评价这次办理'
          : `${filedByOthers[concerned]}，请查看`}
      </span>
      {concerned !== undefined ? (
        <Link to="/doThing/oneThingDetails" search={{ applyNo }} className={button} aria-label={`查看 ${sceneName} ${applyNo}`}>
          查看
        </Link>
      ) : isCorrection ? (
        <Link
          to="/themeWrapper/approvedOperationForm"
          search={{ applyNo, toCorrect: '1' }}
          className={button}
          aria-label={`去补正 ${sceneName} ${applyNo}`}
        >
          去补正
        </Link>
      ) : (
        <Link
          to="/themeWrapper/doThingAppraise"
          search={{ code: sceneCode, applyNo }}
          className={button}
          aria-label={`去评价 ${sceneName} ${applyNo}`}
        >
          去评价
        </Link>
      )}
    </li>
  )
}

/**
 * What waits for the person (需要您处理): corrections first, then what others filed about them, then what has ended well and is not rated; nothing
 * when nothing waits.
 */
export const WaitingApplications = () => {
  const { data } = useQuery(applicationsQuery({ page: 1, size: shown, group: 'waiting' }))
  if (data === undefined || data.totalElements === 0) return null
  const hasCorrection = data.content.some(({ attention }) => attention === 'correction')
  return (
    <section aria-label="需要您处理">
      <Notice tone={hasCorrection ? 'warning' : 'info'} title={`有 ${data.totalElements} 件需要您处理`}>
        <ul className={styles.waitings}>
          {data.content.map((row) => (
            <WaitingApplication key={row.applyNo} {...row} />
          ))}
        </ul>
        {data.totalElements > shown ? (
          <Link to="/doThing/doThingProgress/oneThingList" search={{ group: 'waiting' }}>
            查看全部 {data.totalElements} 件
          </Link>
        ) : null}
      </Notice>
    </section>
  )
}
