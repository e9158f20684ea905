import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx'
import type { Examples } from '../testing/Examples.ts'

const Ask = () => {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  const ask = async () => setAnswer((await confirm({ title: '提示信息', message: '是否覆盖已有申请表？' })) ? '已覆盖' : '未覆盖')
  return (
    <>
      <Button onClick={ask}>生成申请表并预览</Button> <output>{answer}</output>
    </>
  )
}

export const examples: Examples = {
  提问: () => (
    <ConfirmProvider>
      <Ask />
    </ConfirmProvider>
  )
}
