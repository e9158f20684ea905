/**
 * Redirect page (跳转页, spec §2.3): keeps the token of the query, exchanges it when it is a one-time ticket,
 * and goes on to the named screen with the rest
 * of the query. The target is a name of the route table, never an address. A live login of this browser is asked about before it is replaced.
 */
import { basePath } from '@ljonething/domain/navigation/portalPath'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { redeemArrival } from '../../outbound/arrivalTicket.ts'
import type { RedirectUserType } from '../../outbound/routeNames.ts'
import { redirectTarget, routeNames } from '../../outbound/routeNames.ts'
import { exchangeTicket } from '../../queries/session.ts'
import { setToken } from '../../session/token.ts'
import { LoggingIn } from './LoggingIn.tsx'
import { ReplaceLoginQuestion } from './ReplaceLoginQuestion.tsx'
import { useArrival } from './useArrival.ts'

interface RedirectScreenProps {
  readonly userType: RedirectUserType
  readonly name: string | undefined
}

export const RedirectScreen = ({ userType, name }: RedirectScreenProps) => {
  const router = useRouter()
  const [token] = useState(() => redeemArrival('token'))
  const goOn = () => {
    const target = redirectTarget(routeNames(Object.values(router.routesById)), name, userType)
    router.history.replace(`${basePath}${target}${router.state.location.searchStr}`)
  }
  const takeIn = async () => {
    if (token !== undefined) {
      setToken(token)
      await exchangeTicket(token).catch(() => undefined)
    }
    goOn()
  }
  const { replaced, allow } = useArrival({ secret: token, onReady: () => void takeIn() })
  if (replaced !== undefined) return <ReplaceLoginQuestion user={replaced} onReplace={allow} onKeep={goOn} />
  return <LoggingIn text="正在跳转…" />
}
