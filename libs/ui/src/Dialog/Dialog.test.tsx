import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { ConfirmProvider, useConfirm } from '../ConfirmProvider/ConfirmProvider.tsx'
import { CspNonce } from '../CspNonce/CspNonce.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { ToastProvider, useToast } from '../Toast/Toast.tsx'
import { Dialog } from './Dialog.tsx'

const Opened = ({ closeOnOutsidePress }: { readonly closeOnOutsidePress?: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>新增</Button>
      <a href="#elsewhere">别处</a>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="新增"
        closeOnOutsidePress={closeOnOutsidePress}
        footer={<Button onClick={() => setOpen(false)}>保存</Button>}
      >
        <TextInput aria-label="姓名" />
      </Dialog>
    </>
  )
}

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

describe('Dialog', () => {
  it('keeps focus inside and hands it back to the button that set it open, without a trigger', async () => {
    const screen = await render(<Opened />)
    await screen.getByRole('button', { name: '新增' }).click()
    const dialog = screen.getByRole('dialog', { name: '新增' })
    await expect.element(dialog).toBeVisible()
    const visited = new Set<string | null | undefined>()
    for (let each = 0; each < 6; each += 1) {
      visited.add(focusedName())
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('{Tab}')
    }
    expect([...visited].sort()).toEqual(['保存', '关闭', '姓名'].sort())
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(focusedName).toBe('新增')
  })

  it('Esc closes it at once, also while a message stands above it', async () => {
    const Told = () => {
      const toast = useToast()
      const [open, setOpen] = useState(true)
      return (
        <Dialog open={open} onOpenChange={setOpen} title="预览">
          <Button onClick={() => toast.success('签名成功')}>签名</Button>
        </Dialog>
      )
    }
    const screen = await render(
      <ToastProvider>
        <Told />
      </ToastProvider>
    )
    await screen.getByRole('button', { name: '签名' }).click()
    const message = screen.getByRole('listitem', { includeHidden: true })
    await expect.element(message).toHaveTextContent('签名成功')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(message).not.toBeInTheDocument()
  })

  it('stays open on a press outside where a half-filled form would be lost', async () => {
    const screen = await render(<Opened closeOnOutsidePress={false} />)
    await screen.getByRole('button', { name: '新增' }).click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await screen.getByRole('button', { name: '关闭' }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('half takes 50 % of the window, full takes all of it', async () => {
    const half = await render(
      <Dialog open title="材料预览" size="half">
        内容
      </Dialog>
    )
    await expect.poll(() => half.getByRole('dialog').element().getBoundingClientRect().width).toBe(innerWidth / 2)
    await half.rerender(
      <Dialog open title="预览" size="full">
        内容
      </Dialog>
    )
    await expect.poll(() => half.getByRole('dialog').element().getBoundingClientRect().width).toBe(innerWidth)
  })

  it('writes its scroll lock style with the nonce of the page', async () => {
    const nonced = () => [...document.querySelectorAll('style')].filter((style) => style.nonce === 'bm9uY2U')
    expect(nonced()).toHaveLength(0)
    await render(
      <CspNonce value="bm9uY2U">
        <Dialog open title="材料预览">
          内容
        </Dialog>
      </CspNonce>
    )
    await expect.poll(() => nonced().length).toBeGreaterThan(0)
  })
})

describe('ConfirmDialog', () => {
  it('focuses the harmless answer, cancels on Esc and tells which answer was given', async () => {
    const confirm = vi.fn()
    const cancel = vi.fn()
    const screen = await render(
      <ConfirmDialog open title="删除草稿" tone="danger" confirmText="删除" onConfirm={confirm} onCancel={cancel}>
        确定删除吗？
      </ConfirmDialog>
    )
    await expect.element(screen.getByRole('alertdialog', { name: '删除草稿' })).toBeVisible()
    await expect.poll(focusedName).toBe('取消')
    await userEvent.keyboard('{Escape}')
    expect(cancel).toHaveBeenCalledTimes(1)
    await screen.getByRole('button', { name: '删除' }).click()
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('without a cancel text it has only a confirm button', async () => {
    const close = vi.fn()
    const screen = await render(
      <ConfirmDialog open confirmText="知道了" cancelText={null} onConfirm={close} onCancel={close}>
        文件不能超过 10 MB
      </ConfirmDialog>
    )
    await expect.element(screen.getByRole('alertdialog', { name: '温馨提示' })).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(1)
    await screen.getByRole('button', { name: '知道了' }).click()
    expect(close).toHaveBeenCalledTimes(1)
  })
})

describe('useConfirm', () => {
  const answers: boolean[] = []
  const Ask = () => {
    const confirm = useConfirm()
    const ask = () => {
      void confirm({ message: '第一问' }).then((yes) => answers.push(yes))
      void confirm({ message: '第二问' }).then((yes) => answers.push(yes))
    }
    return <Button onClick={ask}>问</Button>
  }

  it('asks one question after the other and resolves with each answer', async () => {
    const screen = await render(
      <ConfirmProvider>
        <Ask />
      </ConfirmProvider>
    )
    await screen.getByRole('button', { name: '问' }).click()
    await expect.element(screen.getByText('第一问')).toBeVisible()
    await screen.getByRole('button', { name: '确定' }).click()
    await expect.element(screen.getByText('第二问')).toBeVisible()
    await screen.getByRole('button', { name: '取消' }).click()
    await expect.poll(() => answers).toEqual([true, false])
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})
