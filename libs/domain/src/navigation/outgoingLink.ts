/**
 * A link out of the portal (对外链接, spec §6): may this person follow it, and how it reads with a ticket. The ticket placeholder is `{ticket}`, also in
 * percent encoding; a link that carries it needs a logged-in user and https. A link for a type of user (themeType, in the new code, several joined
 * with #) is for nobody else. Which systems may be handed a ticket is the service's to say. Nothing throws.
 * Example: `https://a.example/do?ticket={ticket}`, a visitor → login; with the type 2, a person → userType; a visitor at a plain link → undefined.
 */
import { newUserTypeOf } from '../codes/user.ts'
import { objectTypesOf } from '../codes/objectTypes.ts'

export interface OutgoingLink {
  readonly href: string
  readonly themeType?: string | undefined
}

export type OutgoingObstacle =
  { readonly kind: 'address' } | { readonly kind: 'login' } | { readonly kind: 'userType'; readonly served: readonly string[] }

const placeholder = /\{ticket\}|%7Bticket%7D/giu

export const needsTicket = (href: string): boolean => href.search(placeholder) >= 0

export const withTicket = (href: string, ticket: string): string => href.replaceAll(placeholder, () => encodeURIComponent(ticket))

/** What stands in the way of a link, for whoever is logged in; undefined when nothing does. */
export function outgoingObstacle(
  { href, themeType = '' }: OutgoingLink,
  user: { readonly userType: string } | undefined
): OutgoingObstacle | undefined {
  const isSecret = needsTicket(href)
  if (!(isSecret ? /^https:\/\/[^/?#@\s]+(?:[/?#]|$)/u : /^https?:\/\/[^/?#\s]/u).test(href)) return { kind: 'address' }
  if (isSecret && user === undefined) return { kind: 'login' }
  const served = themeType === '' ? [] : objectTypesOf(themeType)
  const own = user === undefined ? undefined : newUserTypeOf(user.userType)
  return served.length === 0 || (own !== undefined && served.includes(own)) ? undefined : { kind: 'userType', served }
}
