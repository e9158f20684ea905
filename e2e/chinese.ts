/** Everything a person reads is Chinese (界面语言): visible text, labels, hints, the title of the page. Names of formats and units stay as they are. */
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const kept = new Set(['pdf', 'jpg', 'jpeg', 'png', 'ofd', 'word', 'doc', 'docx', 'zip', 'app', 'web', 'api', 'html', 'csv', 'xlsx', 'wcag'])

/** Words of Latin letters alone; numbers of certificates and codes have digits in them. */
const foreignWords = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => Array.from(text.matchAll(/(?<![\w./@-])[A-Za-z]{3,}(?![\w./@-])/gu), ([word]) => word))
    .filter((word) => !kept.has(word.toLowerCase()))

export const expectChinese = async (page: Page, screen: string): Promise<void> => {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
    const said = Array.from(document.querySelectorAll('body *'), (element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? [])
    )
    return [document.title, document.body.innerText, ...said.flat()]
  })
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
  expect(texts.join('').match(/\p{Script=Han}/gu)?.length ?? 0, `Chinese on ${screen}`).toBeGreaterThan(20)
  expect(foreignWords(texts), `words that are not Chinese on ${screen}`).toEqual([])
}
