/** The page a phone opens by QR code (手机扫码上传); nobody is logged in there. */
import { createRoute } from '@tanstack/react-router'
import { phoneUploadName } from '../phoneUpload/phoneAddress.ts'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'

export const phoneUploadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: phoneUploadName,
  staticData: { name: phoneUploadName, title: '手机上传材料' },
  component: lazyScreen(() => import('../features/phoneUpload/PhoneUploadScreen.tsx'), 'PhoneUploadScreen')
})
