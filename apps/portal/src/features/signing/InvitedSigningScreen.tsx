/**
 * The page of whoever is asked to sign somebody else's form (受邀签名): opened by code or link, or from 我的办件. The code in the address is taken out of it
 * at once and kept in this tab until its person has logged in.
 */
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tabStorage } from '../../browser/tabStorage.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { keyOf } from '../../queries/keys.ts'
import { sessionQuery } from '../../queries/session.ts'
import { invitationsQuery, openInvitation } from '../../queries/signing.ts'
import { useLogIn } from '../../shell/login/useLogIn.ts'
import { ApplicationsLink } from './ApplicationsLink.tsx'
import { InvitedSigning } from './InvitedSigning.tsx'
import * as styles from './InvitedSigning.css.ts'

const route = getRouteApi('/signing')
const storageKey = 'invitedSigning'

const Missing = ({ text }: { readonly text: string }) => (
  <ErrorState page kind="missing" title="不能签名" actions={<ApplicationsLink />}>
    {text}
  </ErrorState>
)

const OpenCode = ({ code }: { readonly code: string }) => {
  const router = useRouter()
  const opened = useQuery({
    queryKey: keyOf('invitation', code),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => openInvitation(code)
  })
  const invitation = opened.data?.invitationId
  useEffect(() => {
    if (invitation === undefined) return
    tabStorage.remove(storageKey)
    void router.navigate({ to: '.', search: { invitation }, replace: true })
  }, [invitation, router])
  if (!opened.isError) return <Skeleton height={240} />
  const { tag, message } = apiFailure(opened.error)
  if (tag === 'NotFound') return <Missing text={message} />
  return (
    <ErrorState page title="不能签名" onRetry={() => opened.refetch()}>
      {message}
    </ErrorState>
  )
}

const OpenInvitation = ({ id }: { readonly id: string }) => {
  const invitations = useQuery(invitationsQuery)
  const [signed, setSigned] = useState(false)
  const invitation = invitations.data?.find(({ invitationId }) => invitationId === id)
  const [first, setFirst] = useState(invitation)
  if (first === undefined && invitation !== undefined) setFirst(invitation)
  if (first !== undefined) return <InvitedSigning invitation={first} isSigned={signed} onSigned={() => setSigned(true)} />
  if (invitations.isError)
    return (
      <ErrorState page title="不能签名" onRetry={() => invitations.refetch()}>
        {apiFailure(invitations.error).message}
      </ErrorState>
    )
  if (invitations.data === undefined || invitations.isFetching) return <Skeleton height={240} />
  return <Missing text="这份申请表已经签好、邀请已过期或已被收回。如仍需签名，请联系邀请您的人重新生成邀请。" />
}

export const InvitedSigningScreen = () => {
  const router = useRouter()
  const { invitation } = route.useSearch()
  const [code] = useState(() => router.state.location.hash || (tabStorage.get(storageKey) ?? ''))
  const { data: session } = useQuery(sessionQuery)
  const logIn = useLogIn()
  const isInAddress = router.state.location.hash !== ''
  useEffect(() => {
    if (!isInAddress) return
    tabStorage.set(storageKey, code)
    void router.navigate({ to: '.', hash: '', replace: true })
  }, [isInAddress, code, router])
  if (invitation === undefined && code === '') return <Missing text="请扫描邀请人页面上的二维码，或打开对方发来的链接。" />
  if (session === undefined) return <Skeleton height={240} />
  if (session.user === undefined)
    return (
      <Card className={styles.body}>
        <PageHeader title="在线签名" />
        <p className={styles.text}>有人请您签署一份申请表。请用您本人的账号登录，登录后可以查看申请表并签名。</p>
        <Button variant="primary" size="large" onClick={() => logIn()}>
          去登录
        </Button>
      </Card>
    )
  return invitation === undefined ? <OpenCode code={code} /> : <OpenInvitation key={invitation} id={invitation} />
}
