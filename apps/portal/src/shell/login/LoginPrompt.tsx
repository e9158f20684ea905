/** Tells a visitor to log in first (登录提示, spec §6): 去登录 comes back to the page that was asked for, 稍后再说 stays. */
import { ConfirmDialog } from '@ljonething/ui/ConfirmDialog'
import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { useLogIn } from './useLogIn.ts'

const Context = createContext<((goto: string) => void) | undefined>(undefined)

export const LoginPromptProvider = ({ children }: { readonly children: ReactNode }) => {
  const [goto, setGoto] = useState<string>()
  const logIn = useLogIn()
  return (
    <Context value={setGoto}>
      {children}
      <ConfirmDialog
        open={goto !== undefined}
        tone="info"
        confirmText="去登录"
        cancelText="稍后再说"
        onConfirm={() => logIn(goto)}
        onCancel={() => setGoto(undefined)}
      >
        请先登录政务服务网，再进行办理
      </ConfirmDialog>
    </Context>
  )
}

/** `promptLogin(path)` shows the notice; the path is where login leads back to. */
export const useLoginPrompt = () => {
  const prompt = use(Context)
  if (prompt === undefined) throw new Error('useLoginPrompt needs a LoginPromptProvider above it')
  return prompt
}
