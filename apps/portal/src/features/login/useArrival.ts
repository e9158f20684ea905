/** Takes a login in once (登录接收): when it is known who is logged in here, and after asking whether a live login may be replaced. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SessionUser } from '../../queries/session.ts'
import { sessionQuery } from '../../queries/session.ts'

interface Arrival {
  /** The login brought along, if any. */
  readonly secret: string | undefined
  /** Replaces a live login without asking. */
  readonly isExpected?: boolean
  readonly onReady: (user: SessionUser | undefined) => void
}

export const useArrival = ({ secret, isExpected = false, onReady }: Arrival) => {
  const { data: session } = useQuery(sessionQuery)
  const [isAllowed, setAllowed] = useState(isExpected)
  const [hasBegun, setBegun] = useState(false)
  const begun = useRef(false)
  const replaced = secret !== undefined && !isAllowed && !hasBegun ? session?.user : undefined
  const isReady = session !== undefined && replaced === undefined
  useEffect(() => {
    if (!isReady || begun.current) return
    begun.current = true
    setBegun(true)
    onReady(session.user)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what is known when it is ready
  }, [isReady])
  return { replaced, allow: () => setAllowed(true) }
}
