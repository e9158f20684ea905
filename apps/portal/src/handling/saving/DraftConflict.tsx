import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { lazy, Suspense, useState } from 'react'
import { useHandling } from '../HandlingContext.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

/**
 * The draft was changed differently elsewhere (草稿冲突): the person sees what differs and chooses. Until then everything else goes on being saved.
 */
export const DraftConflict = ({ onTaken }: { readonly onTaken: () => void }) => {
  const clash = useHandling(({ clash }) => clash)
  const [putOff, setPutOff] = useState<string>()
  if (clash === undefined) return null
  const question = clash.keys.join()
  const isOpen = putOff !== question
  return (
    <>
      {isOpen ? null : (
        <Notice
          tone="danger"
          title={
            clash.theirs === undefined ? '另一处保存的草稿无法读取，自动暂存已停止' : `有 ${clash.keys.length} 项内容两处填得不同，等您选择`
          }
          actions={<Button onClick={() => setPutOff(undefined)}>查看并选择</Button>}
        >
          {clash.theirs === undefined ? '您在本页的修改仍保存在本机。' : '其他内容照常暂存；这些内容在您选择之前以另一处的为准。'}
        </Notice>
      )}
      {isOpen ? (
        <Suspense>
          <ConflictDialog clash={clash} onTaken={onTaken} onLater={() => setPutOff(question)} />
        </Suspense>
      ) : null}
    </>
  )
}
