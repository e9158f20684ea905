import { getRouteApi } from '@tanstack/react-router'
import { RedirectScreen } from './RedirectScreen.tsx'

const route = getRouteApi('/enterprise/redirectPage/{-$name}')

/** Redirect page of legal persons (法人跳转页). */
export const EnterpriseRedirectScreen = () => <RedirectScreen userType="1" name={route.useParams().name} />
