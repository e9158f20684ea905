/** The way to the provincial portal (spec §2.3 middleware): to where a case is corrected when its number is given, otherwise to its home. */
import { userType } from '@ljonething/domain/codes/user'
import { correctionLink } from '@ljonething/domain/navigation/provincialPortal'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { provincialPortal } from '../../outbound/provincialPortal.ts'
import { sessionQuery } from '../../queries/session.ts'
import { LeaveForPortal } from './LeaveForPortal.tsx'

const route = getRouteApi('/middleware')

export const MiddlewareScreen = () => {
  const { caseNo } = route.useSearch()
  const user = useQuery(sessionQuery).data?.user
  const portal = provincialPortal()
  return <LeaveForPortal href={caseNo === undefined ? portal : correctionLink(portal, user?.userType ?? userType.code.personal, caseNo)} />
}
