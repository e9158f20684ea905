/** Days before its removal from which a draft says so (即将过期). */
export const soon = 7

export const expiresIn = (daysLeft: number): string => (daysLeft === 0 ? '今天过期' : `${daysLeft} 天后过期`)
