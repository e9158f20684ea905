/** The session of a caller, for the tickets made in it. */
import type { Caller } from '@ljonething/api/session/Session'
import type { Origin } from './Tickets.ts'

export const originOf = ({ sessionId, expiresAt }: Caller['Service']): Origin | undefined =>
  sessionId === undefined || expiresAt === undefined ? undefined : { sessionId, expiresAt }
