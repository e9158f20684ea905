/** How the matters of an application stand (扫码查进度), on a phone without a login: number, names and states, and nothing of the person. */
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Tag } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { statusTone } from '../../handling/groupTone.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { phoneStatusQuery } from '../../queries/statusCode.ts'
import * as styles from './PhoneStatusScreen.css.ts'

export const PhoneStatusScreen = () => {
  const router = useRouter()
  const [token] = useState(router.state.location.hash)
  const status = useQuery({ ...phoneStatusQuery(token), enabled: token !== '' })
  if (token === '') {
    return (
      <ErrorState page kind="missing" title="不能查看进度">
        请用手机扫描办件详情中的二维码打开本页。
      </ErrorState>
    )
  }
  const failure = status.isError ? apiFailure(status.error) : undefined
  if (failure !== undefined && (status.data === undefined || failure.tag === 'NotFound')) {
    return (
      <ErrorState page title="不能查看进度" {...(failure.tag === 'NotFound' ? { kind: 'missing' } : { onRetry: () => status.refetch() })}>
        {failure.message}
      </ErrorState>
    )
  }
  return (
    <Card className={styles.body}>
      <PageHeader title="办理进度" description={status.data && `申请编号 ${status.data.applyNo}`} />
      {status.data === undefined ? (
        <Skeleton height={160} />
      ) : (
        <>
          <KeyValueList
            items={status.data.matters.map(({ matterName, label, group, needsCorrection, waitsFor }) => ({
              key: matterName,
              value: (
                <>
                  <Tag tone={statusTone(group, needsCorrection)}>{label}</Tag>
                  {waitsFor === undefined ? null : <div>{waitsFor}</div>}
                </>
              )
            }))}
          />
          {failure === undefined ? null : <p role="alert">{`${failure.message}，正在重试`}</p>}
          <p className={styles.note}>
            {`本页自动更新，${formatDate(status.data.expiresAt, 'datetimeNoSeconds')} 前可以查看。补正、撤回和下载结果请登录后在“我的办件”中办理。`}
          </p>
        </>
      )}
    </Card>
  )
}
