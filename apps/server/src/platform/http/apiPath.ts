/** Everything but the portal and the two health probes is the API, whatever bases the contract uses. */
const otherPaths = /^\/(?:$|\?|healthz$|readyz$|ljonething(?:$|[/?]))/

export const isApiPath = (url: string): boolean => !otherPaths.test(url)
