/** The mobile address (移动端地址) of this installation, from the meta element that the service filled in; undefined where none is configured. */
export const mobileAddress = (): URL | undefined => {
  const text = document.querySelector<HTMLMetaElement>('meta[name="mobile-address"]')?.content ?? ''
  return URL.canParse(text) ? new URL(text) : undefined
}
