import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { useState } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { useFormSnapshot } from '../hooks/useFormSnapshot.ts'

/** Says politely how many fields are left to correct whenever there are fewer (剩余处数); more of them are told where they come up. */
export const IssuesLeft = ({ store }: { readonly store: FormStore }) => {
  const count = useFormSnapshot(store).issues.filter(({ kind }) => kind === 'field').length
  const [told, setTold] = useState({ count, text: '' })
  if (told.count !== count)
    setTold({ count, text: count > told.count ? '' : count === 0 ? '需要修改的都改好了' : `还有 ${count} 处需要修改` })
  return (
    <VisuallyHidden>
      <span role="status">{told.text}</span>
    </VisuallyHidden>
  )
}
