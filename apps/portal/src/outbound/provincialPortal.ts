/** The provincial portal (黑龙江政务服务网) of this installation, from the meta element that the service filled in. */
import { provincialPortalOf } from '@ljonething/domain/navigation/provincialPortal'

export const provincialPortal = (): string =>
  provincialPortalOf(document.querySelector<HTMLMetaElement>('meta[name="provincial-portal"]')?.content)
