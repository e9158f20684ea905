/**
 * The address in the QR code (手机上传地址). The token stands behind #, where no server and no log sees it; it is good for one opening.
 */
import { basePath } from '@ljonething/domain/navigation/portalPath'

export const phoneUploadName = 'phoneUpload'

export const phoneAddress = (token: string): string => `${window.location.origin}${basePath}/${phoneUploadName}#${token}`
