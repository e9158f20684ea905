import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { sheetPicture } from './sheetPicture.ts'

it('shows the foot of a character, which lies below its line', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20" width="20" height="20">
    <defs><symbol id="c" overflow="visible"><path d="M 0 -5 h 10 v 10 h -10 z"/></symbol></defs>
    <g transform="translate(5 10)"><use xlink:href="#c"/></g></svg>`
  const picture = await loadImage(Buffer.from(await sheetPicture(svg)))
  const canvas = createCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  const darkAt = (y: number) => context.getImageData(20, y * 2, 1, 1).data[0] === 0
  expect([picture.width, darkAt(3), darkAt(7), darkAt(13), darkAt(17)]).toEqual([40, false, true, true, false])
})
