/**
 * The page of the phone (手机上传材料): opened by QR code, without a login. The token in the address is used up at once and taken out of it; what is left
 * is a key in this tab, with which the page can be loaded anew.
 */
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tabStorage } from '../../browser/tabStorage.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { keyOf } from '../../queries/keys.ts'
import { openPhoneUpload, sentByPhone } from '../../queries/phoneUpload.ts'
import * as styles from './PhoneUploadScreen.css.ts'
import { SendFiles } from './SendFiles.tsx'

const storageKey = 'phoneUpload'

/** A token that is used up already may be one's own, of before the page was loaded anew. */
const start = async (token: string) => {
  const known = tabStorage.get(storageKey)
  const again = known === undefined ? undefined : async () => ({ key: known, ...(await sentByPhone(known)) })
  if (token === '' && again !== undefined) return again()
  const opened = await openPhoneUpload(token).catch((error: unknown) => {
    if (again === undefined || apiFailure(error).tag !== 'NotFound') throw error
    return undefined
  })
  if (opened === undefined) return again?.()
  tabStorage.set(storageKey, opened.key)
  return { key: opened.key, material: opened.material, files: [] }
}

export const PhoneUploadScreen = () => {
  const router = useRouter()
  const [token] = useState(router.state.location.hash)
  const upload = useQuery({
    queryKey: keyOf('phoneUpload', token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => start(token)
  })
  const isSettled = !upload.isPending
  useEffect(() => {
    if (isSettled && token !== '') void router.navigate({ to: '.', hash: '', replace: true })
  }, [isSettled, token, router])
  if (upload.isError) {
    const { tag, message } = apiFailure(upload.error)
    return (
      <ErrorState page title="不能上传" {...(tag === 'NotFound' ? { kind: 'missing' } : { onRetry: () => upload.refetch() })}>
        {message}
      </ErrorState>
    )
  }
  return (
    <Card className={styles.body}>
      <PageHeader title="手机上传材料" description={upload.data && `${upload.data.material.sceneName} · ${upload.data.material.label}`} />
      {upload.data === undefined ? (
        <Skeleton height={240} />
      ) : (
        <SendFiles uploadKey={upload.data.key} material={upload.data.material} files={upload.data.files} />
      )}
    </Card>
  )
}
