import { useEffect } from 'react'
import { useOutgoing } from './useOutgoing.ts'

const middleButton = 1

/** The link to another site that was pressed, with any button or key that follows it. */
const outgoingIn = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.type === 'auxclick' && event.button !== middleButton) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link !== null && /^https?:$/.test(link.protocol) && link.origin !== window.location.origin ? link : undefined
}

/** Leads every link out of the portal through its check (对外链接检查), also those in texts of scenes and articles. */
export const OutgoingGuard = () => {
  const leave = useOutgoing()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = outgoingIn(event)
      if (link === undefined) return
      event.preventDefault()
      const themeType = link.dataset['themeType'] ?? new URL(link.href).searchParams.get('themeType') ?? undefined
      void leave({ href: link.href, themeType })
    }
    document.addEventListener('click', follow, true)
    document.addEventListener('auxclick', follow, true)
    return () => {
      document.removeEventListener('click', follow, true)
      document.removeEventListener('auxclick', follow, true)
    }
  }, [leave])
  return null
}
