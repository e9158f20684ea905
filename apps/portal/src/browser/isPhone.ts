/**
 * Phones (手机判断): whether the browser says it runs on a phone: by the client hint where there is one, otherwise by its user agent. Tablets have room
 * for the portal and stay on it; so does a phone whose user asked for the desktop site. What is not known is no phone. Source: spec §2.3.
 */
interface Device {
  readonly userAgent: string
  readonly userAgentData?: { readonly mobile: boolean }
}

const phone = /iPhone|iPod|Android(?!.*Tablet).*\bMobile\b|\(Phone; (?:OpenHarmony|HarmonyOS)|Windows Phone|Opera Mini|BlackBerry|BB10/i

export const isPhone = ({ userAgent, userAgentData }: Device): boolean => userAgentData?.mobile ?? phone.test(userAgent)
