/** Business time as the service counts it (the sandbox clock can be ahead of this computer's), Asia/Shanghai. */
let offsetMs = 0

export const setServerNow = (iso: string): void => {
  const at = Date.parse(iso)
  if (Number.isFinite(at)) offsetMs = at - Date.now()
}

export const now = (): Date => new Date(Date.now() + offsetMs)

/** Today, `yyyy-mm-dd`. */
export const today = (): string => new Date(now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
