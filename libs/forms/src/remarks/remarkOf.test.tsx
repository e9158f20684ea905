import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someField, someForm, someMaterial } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from '../testing/renderForm.tsx'

const rich = '<p>请填<b>真名</b>，见<a href="/ljonething/names">说明</a>：</p><ul><li>勿用简称</li></ul><font>作废</font>'

const tip = page.getByRole('tooltip')
const mark = page.getByRole('button', { name: '「姓名」的说明' })

it('[R-3.3-04] a remark is a tip beside the label, by press, focus and pointer; Esc closes it', async () => {
  await renderForm(someForm([someField({ name: 'name', label: '姓名', remark: '<p>请填真名</p>' }), someField({ name: 'b', label: '丙' })]))
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription('请填真名')
  expect(page.getByRole('button', { name: '「丙」的说明' }).elements()).toEqual([])
  expect(tip.elements()).toEqual([])
  await mark.click()
  await expect.element(tip).toHaveTextContent('请填真名')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(tip).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('[R-9-37] a remark with formatting is shown formatted and sanitised, and describes its field all the time', async () => {
  const { screen } = await renderForm(someForm([someField({ name: 'name', label: '姓名', remark: `${rich}<script>alert(1)</script>` })]))
  const input = screen.getByRole('textbox', { name: '姓名' })
  await expect.element(input).toHaveAccessibleDescription(/^请填真名，见说明：?\s*/)
  await mark.click()
  await expect.element(tip.getByRole('listitem')).toHaveTextContent('勿用简称')
  await expect.element(tip.getByRole('link', { name: /^说明/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(input).toHaveAccessibleDescription(/^请填真名，见说明\s*（在新标签页打开）\s*：\s*勿用简称$/)
  expect(document.body.textContent).not.toMatch(/作废|alert/)
  expect(await accessibilityProblems()).toEqual([])
})

it('a formatted remark outlives what is typed into its field', async () => {
  const { screen, store } = await renderForm(someForm([someField({ name: 'name', label: '姓名', remark: rich })]))
  const listed = () => screen.container.querySelector('li')
  await expect.poll(() => listed()?.textContent).toBe('勿用简称')
  const item = listed()
  await screen.getByRole('textbox', { name: '姓名' }).fill('王北雪')
  expect(store.values()['T1001^name']).toBe('王北雪')
  expect(listed()).toBe(item)
})

it('[R-9-38] a remark of paragraphs alone stays text, without comments', async () => {
  const remark = '<p>第一行<!-- 注 --></p><div><span>第二行</span></div>'
  const { screen } = await renderForm(someForm([someField({ name: 'name', label: '姓名', remark })]))
  await expect.element(screen.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription('第一行 第二行')
  expect(screen.container.querySelector('[id$="-help"]')?.innerHTML).toMatch(/^<span class="[^"]+">第一行\n第二行<\/span>$/)
})

it('[R-9-37] unlisted elements in a remark of paragraphs go with their bodies, one inside another too', async () => {
  const remark = '<p>第一行<font>作<font>废</font>了</font></p>'
  const { screen } = await renderForm(someForm([someField({ name: 'name', label: '姓名', remark })]))
  await expect.element(screen.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription('第一行')
})

it('[R-9-37] the remark of a material is shown the same way', async () => {
  await renderForm(someForm([], { materials: [someMaterial({ id: 'CL01', label: '结婚证', remark: rich })] }))
  await expect.element(page.getByText('勿用简称')).toBeVisible()
  await expect.poll(() => document.querySelector('b')?.textContent).toBe('真名')
  expect(document.body.textContent).not.toContain('作废')
})

it.each(['', '<p> </p>', '<font>作废</font>', '<img src=x>'])('the remark %j, without words, leaves no hint', async (remark) => {
  const { screen } = await renderForm(someForm([someField({ name: 'name', label: '姓名', remark })]))
  await expect.element(screen.getByRole('textbox', { name: '姓名' })).not.toHaveAttribute('aria-describedby')
})
