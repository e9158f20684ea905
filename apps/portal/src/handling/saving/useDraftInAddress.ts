import { useNavigate } from '@tanstack/react-router'
import { useContext, useEffect } from 'react'
import { HandlingContext } from '../HandlingContext.ts'

/** Puts the draft into the address after its first save (暂存地址), so that the address alone brings it back. */
export const useDraftInAddress = (): void => {
  const store = useContext(HandlingContext)?.store
  const navigate = useNavigate()
  useEffect(() => {
    if (store === undefined) return undefined
    let known: string | undefined
    const follow = () => {
      const { draft, state } = store.get()
      if (draft?.rowGuid === known || state.applyNo !== undefined) return
      known = draft?.rowGuid
      void navigate({
        to: '.',
        search: ({ code = '', draft: _before, ...rest }) => ({ ...rest, code, ...(known === undefined ? {} : { draft: known }) }),
        replace: true,
        resetScroll: false
      })
    }
    follow()
    return store.subscribe(follow)
  }, [store, navigate])
}
