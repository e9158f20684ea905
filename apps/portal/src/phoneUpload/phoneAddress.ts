/**
 * Addresses in QR codes (二维码地址): pages that a phone opens without a login. The token stands behind #, where no server and no log sees it; each is
 * good for its page alone.
 */
import { basePath } from '@ljonething/domain/navigation/portalPath'

/** 手机上传材料. */
export const phoneUploadName = 'phoneUpload'
/** 扫码查进度. */
export const phoneStatusName = 'phoneStatus'

/** 人脸识别 of the sandbox. */
export const facePageName = 'faceRecognition'
/** 受邀签名, after a login. */
export const invitedSigningName = 'signing'

const phonePages = [phoneUploadName, phoneStatusName, facePageName, invitedSigningName] as const

export const isPhonePage = (name: string | undefined): boolean => phonePages.some((page) => page === name)

export const phoneAddress = (name: (typeof phonePages)[number], token: string): string =>
  `${window.location.origin}${basePath}/${name}#${token}`
