/**
 * A window for another site (新窗口): without a way back into the portal. Lint lets windows be opened here, and where one logs in again, and nowhere
 * else: what leads out passes `useOutgoing` first.
 */
export const openWindow = (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer')

/**
 * A window whose address has yet to be asked for: opened at once, while the press still counts, and closed where there is none. False where the
 * browser opens no window.
 */
export const openWindowAt = async (address: () => Promise<string>): Promise<boolean> => {
  const opened = window.open('about:blank', '_blank')
  if (opened === null) return false
  opened.opener = null
  try {
    opened.location.replace(await address())
    return true
  } catch (error) {
    opened.close()
    throw error
  }
}
