import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const themeNoticeRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'themeNotice',
  staticData: { name: 'themeNotice', title: '办理须知' },
  component: lazyRouteComponent(() => import('../features/notice/NoticeScreen.tsx'), 'NoticeScreen')
})
