/**
 * The ticket or token in the address on arrival (spec §2.3): taken out with history replace before the router or any request runs, so that it
 * never shows in history, Referer or logs.
 */
const params = ['ticket', 'token'] as const

const arrived = new Map<(typeof params)[number], string>()

export const takeArrivalTicket = (): void => {
  const url = new URL(window.location.href)
  for (const name of params) {
    const value = url.searchParams.get(name)
    if (value === null) continue
    arrived.set(name, value)
    url.searchParams.delete(name)
  }
  if (arrived.size > 0) window.history.replaceState(window.history.state, '', url)
}

/** Gives the ticket once. */
export const redeemArrival = (name: (typeof params)[number]): string | undefined => {
  const value = arrived.get(name)
  arrived.delete(name)
  return value
}
