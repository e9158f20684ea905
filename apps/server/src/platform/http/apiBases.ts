/** Paths under which the API answers (specification 7); everything else belongs to the portal. */
export const apiBases = ['/ljonethingapi', '/longjiang_otn'] as const

export const isApiPath = (url: string): boolean =>
  apiBases.some((base) => url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`))
