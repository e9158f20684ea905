import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useState } from 'react'
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmWindow.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface Question extends Pick<ConfirmDialogProps, 'title' | 'confirmText' | 'cancelText' | 'tone'> {
  readonly message: ReactNode
}

export type Confirm = (question: Question) => Promise<boolean>

interface Asked {
  readonly question: Question
  readonly answer: (yes: boolean) => void
}

const Context = createContext<Confirm | undefined>(undefined)

/** Lets any part below ask a question with `useConfirm` (确认框服务). Questions asked at once wait for each other. */
export const ConfirmProvider = ({ children }: { readonly children: ReactNode }) => {
  const [queue, setQueue] = useState<readonly Asked[]>([])
  const confirm = useCallback<Confirm>(
    (question) => new Promise((resolve) => setQueue((waiting) => [...waiting, { question, answer: resolve }])),
    []
  )
  const asked = queue[0]
  const answer = (yes: boolean) => {
    asked?.answer(yes)
    setQueue((waiting) => waiting.slice(1))
  }
  return (
    <Context value={confirm}>
      {children}
      {asked ? (
        <ConfirmDialog {...asked.question} open onConfirm={() => answer(true)} onCancel={() => answer(false)}>
          {asked.question.message}
        </ConfirmDialog>
      ) : null}
    </Context>
  )
}

/** `if (await confirm({ message: '是否覆盖已有申请表？', title: '提示信息' })) …` */
export const useConfirm = () => {
  const confirm = useContext(Context)
  if (confirm === undefined) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}
