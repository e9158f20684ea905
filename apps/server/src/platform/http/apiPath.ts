/** Everything but the portal and the two health probes is the API, whatever bases the contract uses. */
const otherPaths = /^\/(?:$|\?|healthz$|readyz$|ljonething(?:$|[/?]))/

/** Without its query. */
export const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

export const isApiPath = (url: string): boolean => !otherPaths.test(url)
