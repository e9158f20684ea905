import { StrictMode } from 'react'
import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { accessibilityProblems } from '../testing/accessibility.ts'
import { examples } from './RichText.examples.tsx'
import { RichText } from './RichText.tsx'

const show = (html: string, text: string) =>
  render(
    <StrictMode>
      <RichText html={html} text={text} />
    </StrictMode>
  )

it('[R-9-37] [R-9-38] shows sanitised HTML, and that alone', async () => {
  const screen = await show('<p>一<b onclick="x()">二</b><font>三</font><!-- 四 --></p><script>window.hit = 1</script><img src=x>', '一二')
  await expect.poll(() => screen.container.querySelector('p')?.innerHTML).toBe('一<b>二</b>')
  expect(screen.container.querySelectorAll('font, script, img').length).toBe(0)
  expect(screen.container.textContent).toBe('一二')
})

it('shows other HTML when it changes', async () => {
  const screen = await show('<p>一</p>', '一')
  await expect.poll(() => screen.container.querySelector('p')?.textContent).toBe('一')
  await screen.rerender(<RichText html="<h3>二</h3>" text="二" />)
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('二')
  expect(screen.container.textContent).toBe('二')
})

it('keeps the plain text of HTML that is too much to sanitise', async () => {
  const screen = await show('<p>一</p>', '一')
  await expect.poll(() => screen.container.querySelector('p')).not.toBeNull()
  await screen.rerender(<RichText html={'<b>'.repeat(30_000)} text="太长" />)
  expect(screen.container.textContent).toBe('太长')
})

it.each(Object.entries(examples))('%s, once formatted, is accessible in every theme and fits 360 px', async (_name, Show) => {
  const screen = await render(<Show />)
  await expect.poll(() => screen.container.querySelector('li, td')).not.toBeNull()
  expect(await accessibilityProblems()).toEqual([])
  await page.viewport(360, 800)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 900)
})

describe('links', () => {
  it.each(['https://www.gov.cn/', 'http://www.gov.cn/', '/ljonething/index'])('to %s open in a new tab and say so', async (href) => {
    const screen = await show(`<p>见<a href="${href}" target="_self" rel="opener">原文</a></p>`, '见原文')
    const link = screen.getByRole('link', { name: /^原文 ?（在新标签页打开）$/ })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAttribute('href', href)
  })

  it.each(['tel:12345', 'mailto:a@b.cn'])('to %s open no tab', async (href) => {
    const screen = await show(`<a href="${href}" target="_blank">联系</a>`, '联系')
    const link = screen.getByRole('link', { name: '联系', exact: true })
    await expect.element(link).toHaveAttribute('href', href)
    await expect.element(link).not.toHaveAttribute('target')
  })

  it('to anywhere else are no links', async () => {
    const screen = await show('<p><a href="javascript:alert(1)">原文</a></p>', '原文')
    await expect.poll(() => screen.container.querySelector('a')?.outerHTML).toBe('<a>原文</a>')
  })
})
