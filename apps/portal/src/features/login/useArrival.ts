/**
 * Takes a login in once (登录接收): as soon as it is known who is logged in here. The service tells a ticket of somebody else apart; then nothing is
 * replaced before the person agrees.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SessionUser, SomeoneElse } from '../../queries/session.ts'
import { exchangeTicket, sessionQuery } from '../../queries/session.ts'

interface Arrival {
  /** The one-time ticket brought along, if any. */
  readonly ticket: string | undefined
  /** It was taken in; without one, with whoever is logged in here. */
  readonly onReady: (user: SessionUser | undefined) => void
  readonly onRefused: (error: unknown) => void
}

export const useArrival = ({ ticket, onReady, onRefused }: Arrival) => {
  const { data: session } = useQuery(sessionQuery)
  const [other, setOther] = useState<SomeoneElse>()
  const begun = useRef(false)
  const take = async (brought: string, mayReplace: boolean) => {
    setOther(undefined)
    try {
      const found = await exchangeTicket(brought, mayReplace)
      if (found === undefined) onReady(session?.user)
      else setOther(found)
    } catch (error) {
      onRefused(error)
    }
  }
  useEffect(() => {
    if (session === undefined || begun.current) return
    begun.current = true
    if (ticket === undefined) onReady(session.user)
    else void take(ticket, false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what is known when it is ready
  }, [session === undefined])
  const asked = other === undefined || session?.user === undefined ? undefined : { user: session.user, other }
  return { asked, agree: () => (other === undefined ? undefined : void take(other.ticket, true)) }
}
