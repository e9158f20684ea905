/**
 * Redirect page (跳转页, spec §2.3): keeps the token of the query, exchanges it when it is a one-time ticket, and goes on to the named screen with the rest
 * of the query. The target is a name of the route table, never an address. A live login of this browser is asked about before it is replaced.
 */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { exchangeTicket, sessionQuery } from '../../queries/session.ts'
import type { RedirectUserType } from '../../routes/routeNames.ts'
import { redirectTarget, routeNames } from '../../routes/routeNames.ts'
import { redeemArrival } from '../../session/arrivalTicket.ts'
import { basePath } from '../../session/portalPath.ts'
import { setToken } from '../../session/token.ts'
import { LoggingIn } from './LoggingIn.tsx'
import { ReplaceLoginQuestion } from './ReplaceLoginQuestion.tsx'

interface RedirectScreenProps {
  readonly userType: RedirectUserType
  readonly name: string | undefined
}

export const RedirectScreen = ({ userType, name }: RedirectScreenProps) => {
  const router = useRouter()
  const { data: session } = useQuery(sessionQuery)
  const [token] = useState(() => redeemArrival('token'))
  const [isAllowed, setAllowed] = useState(false)
  const user = session?.user
  const isAsking = token !== undefined && user !== undefined && !isAllowed
  const isReady = session !== undefined && !isAsking
  const goOn = () => {
    const target = redirectTarget(routeNames(Object.values(router.routesById)), name, userType)
    router.history.replace(`${basePath}${target}${router.state.location.searchStr}`)
  }
  useEffect(() => {
    if (!isReady) return
    if (token === undefined) return goOn()
    setToken(token)
    void exchangeTicket(token)
      .catch(() => undefined)
      .then(goOn)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known whether to go on
  }, [isReady])
  return isAsking ? <ReplaceLoginQuestion user={user} onReplace={() => setAllowed(true)} onKeep={goOn} /> : <LoggingIn text="正在跳转…" />
}
