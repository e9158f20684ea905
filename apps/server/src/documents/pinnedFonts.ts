/**
 * The fonts of printed documents (版式文件字体): exactly these three files, from the npm packages, and no system font.
 * 宋体 for text and titles, 黑体 for headings. Each becomes an embedded subset of the PDF.
 */
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export const pinnedFonts = [
  'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  'noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
  'noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf'
].map((file) => resolve(`@expo-google-fonts/${file}`))
