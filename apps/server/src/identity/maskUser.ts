/** User info as others may see it (脱敏): name, number and phone masked (spec §5). */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { maskIdCard, maskName, maskPhone } from '@ljonething/domain/display/maskText'

export const maskUser = (user: UserInfo): UserInfo => ({
  ...user,
  userName: maskName(user.userName),
  cardId: maskIdCard(user.cardId),
  mobile: maskPhone(user.mobile)
})
