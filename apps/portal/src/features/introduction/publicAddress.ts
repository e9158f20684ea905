/**
 * The address of another system as it may be shown (对外地址): https only, without ticket, query or user part; undefined when it is none.
 * Example: `https://invest.example.invalid/apply?ticket={ticket}` → `invest.example.invalid/apply`.
 */
export const publicAddress = (text: string): string | undefined => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' ? `${url.host}${url.pathname}` : undefined
}
