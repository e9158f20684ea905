import { Button } from '../Button/Button.tsx'
import { ToastProvider, useToast } from './Toast.tsx'
import type { Examples } from '../testing/Examples.ts'

const Buttons = () => {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.success('暂存成功')}>成功</Button>{' '}
      <Button onClick={() => toast.error('暂存失败，请稍后再试')}>失败</Button>{' '}
      <Button onClick={() => toast.info('正在为您自动签署，请稍候')}>信息</Button>
    </>
  )
}

export const examples: Examples = {
  轻提示: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  )
}
