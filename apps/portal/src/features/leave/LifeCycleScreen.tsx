/** A life event (全生命周期, spec §2.3 outsideLifeCycle), which the provincial portal tells of. */
import { lifeCycleLink } from '@ljonething/domain/navigation/provincialPortal'
import { getRouteApi } from '@tanstack/react-router'
import { provincialPortal } from '../../outbound/provincialPortal.ts'
import { LeaveForPortal } from './LeaveForPortal.tsx'

const route = getRouteApi('/outsideLifeCycle/$name')

export const LifeCycleScreen = () => <LeaveForPortal href={lifeCycleLink(provincialPortal(), route.useParams().name)} />
