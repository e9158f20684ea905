/** The nonce of this page's Content-Security-Policy, from the meta element that the service filled in; undefined where there is none. */
export const pageNonce = (): string | undefined => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce === undefined || nonce === '' || nonce.startsWith('__') ? undefined : nonce
}
