/**
 * The page of the phone for face recognition (沙箱刷脸页), in place of the province's own: opened by QR code, without a login. No picture is taken;
 * whoever holds the phone says how it ended. The code in the address is used up at once and taken out of it.
 */
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Notice } from '@ljonething/ui/Notice'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { FaceEnd } from '../../queries/faces.ts'
import { endFace, openFace } from '../../queries/faces.ts'
import { keyOf } from '../../queries/keys.ts'
import * as styles from './FacePhoneScreen.css.ts'

const ends: Readonly<Record<FaceEnd, { readonly title: string; readonly text: string }>> = {
  passed: { title: '人脸识别通过', text: '电脑上会自动继续签名，本页可以关闭。' },
  failed: { title: '人脸识别没有通过', text: '可以在电脑上重新生成二维码再试一次。' },
  cancelled: { title: '人脸识别已取消', text: '需要继续签名时，请在电脑上重新生成二维码。' }
}

export const FacePhoneScreen = () => {
  const router = useRouter()
  const toast = useToast()
  const [code] = useState(router.state.location.hash)
  const [ended, setEnded] = useState<FaceEnd>()
  const [failure, setFailure] = useState<string>()
  const opened = useQuery({
    queryKey: keyOf('facePage', code),
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => openFace(code)
  })
  const isSettled = !opened.isPending
  useEffect(() => {
    if (isSettled && code !== '') void router.navigate({ to: '.', hash: '', replace: true })
  }, [isSettled, code, router])
  const missing = code === '' ? '请用手机扫描电脑上的二维码打开本页；二维码只能打开一次，刷新后请在电脑上重新生成。' : failure
  if (missing !== undefined || opened.isError) {
    const { tag, message } = apiFailure(opened.error)
    const isOver = missing !== undefined || tag === 'NotFound'
    return (
      <ErrorState page title="不能进行人脸识别" {...(isOver ? { kind: 'missing' } : { onRetry: () => opened.refetch() })}>
        {missing ?? message}
      </ErrorState>
    )
  }
  if (opened.data === undefined) return <Skeleton height={240} />
  const { key, maskedName, purpose } = opened.data
  const say = (end: FaceEnd) => async () => {
    try {
      setEnded(await endFace(key, end))
    } catch (error) {
      const { tag, message } = apiFailure(error)
      if (tag === 'NotFound') setFailure(message)
      else toast.error(message)
    }
  }
  return (
    <Card className={styles.body}>
      <PageHeader title="人脸识别" description={purpose} />
      {ended === undefined ? (
        <>
          <Notice tone="warning" title="这是沙箱的人脸识别页">
            这里代替省人脸识别平台，不拍照、不采集人脸。
          </Notice>
          <p className={styles.text}>请{maskedName}本人确认：</p>
          <div className={styles.actions}>
            <Button variant="primary" size="large" block busyText="正在提交…" onClick={say('passed')}>
              识别通过
            </Button>
            <Button size="large" block onClick={say('failed')}>
              识别不通过
            </Button>
            <Button size="large" block onClick={say('cancelled')}>
              取消
            </Button>
          </div>
        </>
      ) : (
        <div role="status">
          <EmptyState title={ends[ended].title}>{ends[ended].text}</EmptyState>
        </div>
      )}
    </Card>
  )
}
