/**
 * The ticket or token in the address on arrival (spec §2.3): taken out with history replace before the router or any request runs, so that it
 * never shows in history, Referer or logs. The rest of the query stays as it was written.
 */
const names = ['ticket', 'token'] as const

export type ArrivalName = (typeof names)[number]

const arrived = new Map<ArrivalName, string>()

export const takeArrivalTicket = (): void => {
  const url = new URL(window.location.href)
  const taken = new Map<ArrivalName, string>()
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [name, value] = [...new URLSearchParams(pair)][0] ?? []
      const secret = names.find((known) => known === name)
      if (secret !== undefined && value !== undefined && !taken.has(secret)) taken.set(secret, value)
      return secret === undefined
    })
  if (taken.size === 0) return
  for (const [name, value] of taken) arrived.set(name, value)
  url.search = rest.join('&')
  window.history.replaceState(window.history.state, '', url)
}

/** Gives the ticket once. */
export const redeemArrival = (name: ArrivalName): string | undefined => {
  const value = arrived.get(name)
  arrived.delete(name)
  return value
}

/** What has not been redeemed yet, for the site this browser is sent on to. */
export const arrivedSecrets = (): ReadonlyMap<ArrivalName, string> => new Map(arrived)
