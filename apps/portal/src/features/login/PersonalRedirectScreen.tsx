import { getRouteApi } from '@tanstack/react-router'
import { RedirectScreen } from './RedirectScreen.tsx'

const route = getRouteApi('/personal/redirectPage/{-$name}')

/** Redirect page of individuals (个人跳转页). */
export const PersonalRedirectScreen = () => <RedirectScreen userType="0" name={route.useParams().name} />
