/** A page as a picture (证照图片): its SVG drawn on white, as PNG of twice the size on a screen. */
import { createCanvas, loadImage } from '@napi-rs/canvas'

const scale = 2

/** The drawing library cuts off what a symbol has outside of its own box, such as the foot of a character; a group it shows whole. */
const withGroups = (svg: string): string => svg.replaceAll('<symbol ', '<g ').replaceAll('</symbol>', '</g>')

export const sheetPicture = async (svg: string): Promise<Uint8Array<ArrayBuffer>> => {
  const page = await loadImage(Buffer.from(withGroups(svg)))
  const canvas = createCanvas(page.width * scale, page.height * scale)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(page, 0, 0, canvas.width, canvas.height)
  return Uint8Array.from(await canvas.encode('png'))
}
