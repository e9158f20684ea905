/**
 * Watches over the session while a page is open (会话守护): ended by the service, ended or replaced in another tab.
 *
 * `asked` shows the dialog, `ended` the strip after the dialog was put aside, `someoneElse` another person in this browser. Nothing on the page
 * is thrown away before the same person is back.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { meetStoredLogin, sessionQuery } from '../../queries/session.ts'
import { sessionEnded } from '../../session/sessionEnded.ts'
import { onTokenChangeElsewhere } from '../../session/token.ts'

export type Guarded =
  | { readonly kind: 'live' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'someoneElse'; readonly maskedName: string }

export const useSessionGuard = () => {
  const client = useQueryClient()
  const [guarded, setGuarded] = useState<Guarded>({ kind: 'live' })
  const knownUser = useCallback(() => client.getQueryData(sessionQuery.queryKey)?.user, [client])
  const ask = useCallback(() => {
    if (knownUser() !== undefined) setGuarded((before) => (before.kind === 'live' ? { kind: 'asked' } : before))
  }, [knownUser])

  const check = useCallback(async () => {
    const met = await meetStoredLogin(knownUser()?.userId)
    if (met.kind === 'someoneElse') setGuarded(met)
    else if (met.kind === 'resumed') setGuarded({ kind: 'live' })
    else ask()
    return met.kind
  }, [knownUser, ask])

  useEffect(() => {
    const stopEnded = sessionEnded.subscribe(ask)
    const stopToken = onTokenChangeElsewhere(() => void check().catch(ask))
    return () => {
      stopEnded()
      stopToken()
    }
  }, [ask, check])

  return { guarded, check, ask: () => setGuarded({ kind: 'asked' }), putAside: () => setGuarded({ kind: 'ended' }) }
}
