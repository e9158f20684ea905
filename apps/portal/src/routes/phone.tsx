/** The pages a phone opens by QR code (手机扫码上传, 扫码查进度, 人脸识别, 受邀签名); only who signs is logged in there. */
import { createRoute } from '@tanstack/react-router'
import { facePageName, invitedSigningName, phoneStatusName, phoneUploadName } from '../phoneUpload/phoneAddress.ts'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { onlyInSandbox } from './onlyInSandbox.ts'
import { rootRoute } from './root.tsx'
import { textParam } from './searchParams.ts'

const phoneUploadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: phoneUploadName,
  staticData: { name: phoneUploadName, title: '手机上传材料' },
  component: lazyScreen(() => import('../features/phoneUpload/PhoneUploadScreen.tsx'), 'PhoneUploadScreen')
})

const phoneStatusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: phoneStatusName,
  staticData: { name: phoneStatusName, title: '办理进度' },
  component: lazyScreen(() => import('../features/phoneStatus/PhoneStatusScreen.tsx'), 'PhoneStatusScreen')
})

const faceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: facePageName,
  beforeLoad: onlyInSandbox,
  staticData: { name: facePageName, title: '人脸识别' },
  component: lazyScreen(() => import('../features/sandbox/FacePhoneScreen.tsx'), 'FacePhoneScreen')
})

interface SigningSearch {
  readonly invitation?: string
}

const signingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: invitedSigningName,
  staticData: { name: invitedSigningName, title: '在线签名' },
  validateSearch: (search: Record<string, unknown>): SigningSearch => {
    const invitation = textParam(search['invitation'])
    return invitation === undefined ? {} : { invitation }
  },
  component: lazyScreen(() => import('../features/signing/InvitedSigningScreen.tsx'), 'InvitedSigningScreen')
})

export const phoneRoutes = [phoneUploadRoute, phoneStatusRoute, faceRoute, signingRoute] as const
