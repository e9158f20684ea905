import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UploadZone } from './UploadZone.tsx'

const drop = (zone: Element, ...names: readonly string[]) => {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['x'], name))
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

it('emits the picked files, and the same file again', async () => {
  const files = vi.fn()
  const screen = await render(<UploadZone label="户口簿" onFiles={files} />)
  const input = screen.getByLabelText('上传材料：户口簿')
  for (const _time of [1, 2]) await input.upload(new File(['x'], '户口簿.jpg'))
  expect(files.mock.calls.map(([list]) => list.map((file: File) => file.name))).toEqual([['户口簿.jpg'], ['户口簿.jpg']])
})

it('emits dropped files: one where only one is wanted, none where it is disabled', async () => {
  const files = vi.fn()
  const screen = await render(<UploadZone multiple={false} onFiles={files} />)
  const zone = () => screen.container.firstElementChild ?? document.body
  drop(zone(), '甲.pdf', '乙.pdf')
  expect(files.mock.calls.map(([list]) => list.map((file: File) => file.name))).toEqual([['甲.pdf']])
  await screen.rerender(<UploadZone disabled onFiles={files} />)
  drop(zone(), '丙.pdf')
  expect(files).toHaveBeenCalledTimes(1)
})

it('asks nobody to drag a file on a phone', async () => {
  const screen = await render(<UploadZone onFiles={vi.fn()} />)
  const dragging = screen.getByText('将文件拖到这里，或者')
  await page.viewport(1280, 900)
  await expect.element(dragging).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(dragging).not.toBeVisible()
  await page.viewport(1280, 900)
})

it('opens the camera of a phone on a button of its own', async () => {
  const files = vi.fn()
  const screen = await render(<UploadZone camera buttonText="选择文件" label="户口簿" accept=".pdf" onFiles={files} />)
  const camera = screen.getByLabelText('拍照：户口簿')
  await expect.element(camera).toHaveAttribute('capture', 'environment')
  await expect.element(camera).toHaveAttribute('accept', 'image/*')
  await camera.upload(new File(['x'], '照片.jpg'))
  expect(files.mock.calls.map(([list]) => list.map((file: File) => file.name))).toEqual([['照片.jpg']])
})
