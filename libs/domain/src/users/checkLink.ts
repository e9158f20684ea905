/**
 * 外链检查: what has to happen before a link may open. A link with the ticket placeholder needs a logged-in user and a fresh switch ticket;
 * a link for one type of user is closed to the other. The order is: logged in at all, then of the right type, then the ticket.
 * An unknown theme type closes nothing. Nothing throws. Source: spec §6, rulings 2.4 (texts).
 * Example: a company link and a personal user → wrongUserType 请先以法人身份登录后再办理.
 */
import { userType } from '../codes/userType.ts'
import type { UserType } from '../codes/userType.ts'

export const ticketPlaceholder = '{ticket}'

export interface OutgoingLink {
  readonly url: string
  /** The user type the link is meant for, when it is meant for one. */
  readonly themeType?: string | undefined
}

export type LinkCheck =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'needsTicket'; readonly url: string }
  | { readonly kind: 'needsLogin'; readonly title: string; readonly message: string; readonly later: string; readonly login: string }
  | { readonly kind: 'wrongUserType'; readonly title: string; readonly message: string }

export const loginNeeded = {
  kind: 'needsLogin',
  title: '温馨提示',
  message: '请先登录政务服务网，再进行办理',
  later: '稍后再说',
  login: '去登录'
} as const satisfies LinkCheck

const isAccountType = (type: string | undefined): type is Exclude<UserType, '2'> => type === '0' || type === '1'

export const hasTicketPlaceholder = (url: string): boolean => url.includes(ticketPlaceholder)

export function checkLink(link: OutgoingLink, user: UserType): LinkCheck {
  const meant = isAccountType(link.themeType) ? link.themeType : undefined
  const wantsTicket = hasTicketPlaceholder(link.url)
  if (user === '2' && wantsTicket) return loginNeeded
  if (meant !== undefined && meant !== user) {
    return { kind: 'wrongUserType', title: '温馨提示', message: `请先以${userType.labelOf(meant)}身份登录后再办理` }
  }
  return { kind: wantsTicket ? 'needsTicket' : 'open', url: link.url }
}

/** The link with its placeholder replaced by a ticket, escaped for an address. */
export const withTicket = (url: string, ticket: string): string =>
  url.replaceAll(ticketPlaceholder, () => encodeURIComponent(ticket.toWellFormed()))
