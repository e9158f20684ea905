/**
 * Redirect page (跳转页, spec §2.3): the token of the query is a one-time ticket; what the service gives for it is kept, a token it does not know is
 * not. Goes on to the named screen with the rest of the query; the target is a name of the route table, never an address.
 */
import { basePath } from '@ljonething/domain/navigation/portalPath'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { redeemArrival } from '../../outbound/arrivalTicket.ts'
import type { RedirectUserType } from '../../outbound/routeNames.ts'
import { redirectTarget, routeNames } from '../../outbound/routeNames.ts'
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
  const { asked, agree } = useArrival({ ticket: token, onReady: goOn, onRefused: goOn })
  if (asked !== undefined) return <ReplaceLoginQuestion {...asked} onReplace={agree} onKeep={goOn} />
  return <LoggingIn text="正在跳转…" />
}
