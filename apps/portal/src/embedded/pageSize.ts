/** How large a page is shown and drawn (页面尺寸), whatever size the document claims. Pure. */
interface Size {
  readonly width: number
  readonly height: number
}

/** A4, until a page has said its size. */
const usual: Size = { width: 595, height: 842 }

/** Times as high as wide; a longer page is cut there. */
const longest = 10

/** Pixels of one canvas, and of one side. */
const mostPixels = 2 ** 24
const longestSide = 16_000

/** CSS pixels of a page that is `width` wide, and how many times its own size that is. */
export const shownSize = (page: Size = usual, width: number): { readonly scale: number; readonly height: number } => {
  const scale = width / Math.max(page.width, 1)
  return { scale, height: Math.min(page.height * scale, width * longest) }
}

/** How many times its own size the page is drawn, for a screen with so many pixels to one of CSS. */
export const drawnSize = (page: Size, width: number, pixelRatio: number): { readonly scale: number } => {
  const wanted = shownSize(page, width).scale * Math.min(Math.max(pixelRatio, 1), 2)
  const byArea = Math.sqrt(mostPixels / (page.width * page.height))
  return { scale: Math.min(wanted, byArea, longestSide / page.width, longestSide / page.height) }
}
