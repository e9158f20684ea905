/** How large a turned picture is shown (图片尺寸). Pure. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const turnedSize = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width }

/**
 * CSS pixels of a picture before it is turned by so many quarters. At a zoom of 1 all of it is seen in the room, never larger than it is.
 * A picture that names no size (an SVG may) takes the room. Example: 400 × 200 turned once in 100 × 100 → 100 × 50.
 */
export const imageSize = (natural: Size, room: Size, { quarters, zoom }: { readonly quarters: number; readonly zoom: number }): Size => {
  const own = natural.width > 0 && natural.height > 0 ? natural : turnedSize(room, quarters)
  const turned = turnedSize(own, quarters)
  const scale = Math.min(1, room.width / Math.max(turned.width, 1), room.height / Math.max(turned.height, 1)) * zoom
  return { width: own.width * scale, height: own.height * scale }
}
