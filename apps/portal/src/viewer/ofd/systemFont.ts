/** The font of the system for one that a file only names (系统字体): of the same kind first, then what this system has. */
import type { Font } from '@ljonething/ofd/document/Font'

const serif = '"Noto Serif CJK SC", "Source Han Serif SC", serif'
const sans = '"Noto Sans CJK SC", "Source Han Sans SC", sans-serif'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/楷|kai/i, `"KaiTi", "STKaiti", "Kaiti SC", ${serif}`],
  [/仿宋|fang/i, `"FangSong", "STFangsong", ${serif}`],
  [/黑|hei|sans|arial|helvetica|yahei|雅/i, `"SimHei", "Microsoft YaHei", "PingFang SC", ${sans}`],
  [/courier|mono|consol/i, `"Courier New", monospace`],
  [/宋|song|sun|ming|serif|times/i, `"SimSun", "Songti SC", ${serif}`]
]

/** A list of families for `context.font`. Names of the file are matched, never passed on. */
export const systemFamilies = (font: Font | undefined): string => {
  const named = `${font?.name ?? ''} ${font?.family ?? ''}`
  const found = kinds.find(([pattern]) => pattern.test(named))?.[1]
  return found ?? (font?.isFixedWidth === true ? '"Courier New", monospace' : font?.isSerif === false && named.trim() !== '' ? sans : serif)
}
