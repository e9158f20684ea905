import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ImageView } from './ImageView.tsx'

afterEach(() => cleanup())

/** A picture of this size, its left half red. */
const drawing = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#0000ff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#ff0000'
  context.fillRect(0, 0, width / 2, height)
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
}

const picture = page.getByRole('img', { name: '出生证.png' })
const area = page.getByRole('group', { name: '出生证.png，图片' })
const press = (name: string) => page.getByRole('button', { name }).click()
const size = () => {
  const { width, height } = picture.element().getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

const show = async (width: number, height: number, window: readonly [number, number] = [1000, 1000]) => {
  await page.viewport(...window)
  await render(<ImageView bytes={await drawing(width, height)} type="image/png" name="出生证.png" />)
  await expect.element(picture).toBeVisible()
}

it('[R-2.4-15] a picture is seen whole, enlarged, made smaller and fitted again, and what stood in the middle stays there', async () => {
  await show(4000, 2000)
  const room = area.element().clientWidth
  await expect.poll(size).toEqual([room, Math.round(room / 2)])
  for (const name of ['放大', '放大']) await press(name)
  await expect.poll(size).toEqual([room * 2, room])
  await expect.element(page.getByRole('status')).toHaveTextContent('200%')
  const { scrollLeft, scrollWidth, clientWidth } = area.element()
  expect(scrollLeft + clientWidth / 2).toBeCloseTo(scrollWidth / 2, -1)
  await press('缩小')
  await expect.poll(size).toEqual([Math.round(room * 1.5), Math.round(room * 0.75)])
  await press('适合窗口')
  await expect.poll(size).toEqual([room, Math.round(room / 2)])
})

it('a picture is turned both ways and stands whole in its place', async () => {
  await show(4000, 2000)
  const { height } = area.element().getBoundingClientRect()
  await press('向右旋转')
  await expect.poll(size).toEqual([Math.round(height / 2), Math.round(height)])
  await expect.element(page.getByRole('status')).toHaveTextContent('100% · 已旋转 90°')
  expect(new DOMMatrix(getComputedStyle(picture.element()).transform).b).toBeCloseTo(1)
  for (const name of ['向左旋转', '向左旋转']) await press(name)
  await expect.element(page.getByRole('status')).toHaveTextContent('100% · 已旋转 270°')
  expect(new DOMMatrix(getComputedStyle(picture.element()).transform).b).toBeCloseTo(-1)
  const inside = picture.element().getBoundingClientRect()
  const around = area.element().getBoundingClientRect()
  expect([inside.left >= around.left - 1, inside.top >= around.top - 1, inside.bottom <= around.bottom + 1]).toEqual([true, true, true])
})

it('keys do what the buttons do, and leave those of the browser alone', async () => {
  await show(4000, 2000)
  area.element().focus()
  await userEvent.keyboard('+')
  await expect.element(page.getByRole('status')).toHaveTextContent('150%')
  await userEvent.keyboard('-')
  await userEvent.keyboard('-')
  await expect.element(page.getByRole('status')).toHaveTextContent('75%')
  await userEvent.keyboard('0')
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('status')).toHaveTextContent('100% · 已旋转 90°')
  await userEvent.keyboard('R')
  await expect.element(page.getByRole('status')).toHaveTextContent('100%')
  const zoomOfBrowser = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true })
  expect(area.element().dispatchEvent(zoomOfBrowser)).toBe(true)
  await expect.element(page.getByRole('status')).toHaveTextContent('100%')
})

it('a small picture is not blown up, and on a phone nothing sticks out', async () => {
  await show(64, 32, [390, 844])
  await expect.poll(size).toEqual([64, 32])
  await cleanup()
  await show(4000, 2000, [390, 844])
  for (let step = 0; step < 7; step += 1)
    if (!page.getByRole('button', { name: '放大' }).element().hasAttribute('disabled')) await press('放大')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(size()[0]).toBeGreaterThan(2000)
})
