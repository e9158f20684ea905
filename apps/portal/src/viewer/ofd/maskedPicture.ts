/**
 * A picture without what its mask cuts away (图像蒙版): where the mask is white, nothing is drawn; a mask of another size is stretched over the picture.
 * Done in strips, so that a large picture takes no second room of its size. Source: GB/T 33190-2016 §10, where the mask is a picture of two
 * values; what a JPEG makes of white counts as white.
 */
const strip = 256
const nearlyWhite = 244

const drawingOn = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  return context
}

const isWhite = (pixels: Uint8ClampedArray, at: number): boolean =>
  (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) > 3 * nearlyWhite

export const maskedPicture = (picture: ImageBitmap, mask: ImageBitmap): OffscreenCanvas => {
  const { width, height } = picture
  const cut = drawingOn(width, height)
  cut.drawImage(picture, 0, 0)
  const over = drawingOn(width, strip)
  for (let top = 0; top < height; top += strip) {
    const rows = Math.min(strip, height - top)
    over.fillStyle = '#ffffff'
    over.fillRect(0, 0, width, strip)
    over.drawImage(mask, 0, -top, width, height)
    const { data: masks } = over.getImageData(0, 0, width, rows)
    const pixels = cut.getImageData(0, top, width, rows)
    for (let at = 0; at < masks.length; at += 4) if (isWhite(masks, at)) pixels.data[at + 3] = 0
    cut.putImageData(pixels, 0, top)
  }
  return cut.canvas
}
