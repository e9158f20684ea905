import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { exampleDictionaries, exampleForm, exampleValues, someFile } from './testing/exampleForm.ts'
import { manyFields } from './testing/manyFields.ts'
import { fromDictionary, messageOf, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from './testing/renderForm.tsx'

const cellOf = (id: string) => {
  const cell = document.querySelector(`[data-field="${CSS.escape(id)}"]`)
  if (!cell) throw new Error(`no field ${id}`)
  return cell.getBoundingClientRect()
}

it.each(['standard', 'large-type', 'high-contrast'])(
  'the form with every widget is accessible in the %s theme, wrong and right',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const { store } = await renderForm(exampleForm, { values: exampleValues, files: { CL01: [someFile({ id: 'f1', isReuse: true })] } })
    store.setGroupOpen('T4', true)
    expect(await accessibilityProblems()).toEqual([])
    store.setValue('T1001^babyName', '')
    await store.validateAll()
    await expect.element(page.getByRole('heading', { name: /处需要修改/ })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    delete document.documentElement.dataset['theme']
  }
)

it('[R-2.5-32] checkbox, tree box and table fields take a full row; others share one from 720 px on', async () => {
  await page.viewport(1024, 800)
  await renderForm(exampleForm)
  const name = cellOf('T1001^babyName')
  const sex = cellOf('T1001^babySex')
  expect(sex.top).toBe(name.top)
  expect(sex.left).toBeGreaterThan(name.right)
  for (const id of ['T3001^siblings', 'T3001^services', 'T3001^scope']) {
    expect(cellOf(id).left).toBe(name.left)
    expect(cellOf(id).right).toBe(sex.right)
  }
  await page.viewport(700, 800)
  expect(cellOf('T1001^babySex').left).toBe(cellOf('T1001^babyName').left)
  await page.viewport(360, 800)
  expect(document.documentElement.scrollWidth).toBe(360)
  await page.viewport(1024, 900)
})

it('the error summary waits for the first attempt to go on, so that nothing moves while a person types', async () => {
  const { store, screen } = await renderForm(someForm([someField({ name: 'a', label: '姓名', rule: rules('_isNullorEmpty') })]), {
    attempt: 0
  })
  store.blur('T1001^a')
  await expect.element(screen.getByRole('textbox', { name: '姓名' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('heading', { name: /处需要修改/ })).not.toBeInTheDocument()
})

it('a section, its link and a polite voice count down what is left to correct', async () => {
  const { store, screen } = await renderForm(exampleForm, { values: { ...exampleValues, motherName: '', motherIdCard: '1' } })
  await store.validateAll('fields')
  const section = screen.getByRole('region', { name: '母亲信息', exact: true })
  const links = screen.getByRole('navigation', { name: '表单分区' })
  const voice = screen.getByRole('status').filter({ hasText: '处需要修改' })
  const total = store.form().issues.length
  await expect.element(section.getByText('还有 2 处需要修改')).toBeVisible()
  await expect.element(links.getByRole('link', { name: /^母亲信息 ?（还有 2 处需要修改）$/ })).toBeVisible()
  await expect.element(voice).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: '姓名', exact: true }).fill('周晓岚')
  await expect.element(section.getByText('还有 1 处需要修改')).toBeVisible()
  await expect.element(links.getByRole('link', { name: /^母亲信息 ?（还有 1 处需要修改）$/ })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: `有 ${total - 1} 处需要修改` })).toBeVisible()
  await expect.element(voice).toHaveTextContent(`还有 ${total - 1} 处需要修改`)
  for (const { id } of store.form().issues) store.setValue(id, id.endsWith('motherIdCard') ? '23019919930412002X' : 'x')
  store.blur('T2002^motherIdCard')
  await expect.element(section.getByText(/处需要修改/)).not.toBeInTheDocument()
})

it('what is wrong with a field is said after the press that leaves it, and the press is not lost', async () => {
  const { store, screen } = await renderForm(
    someForm(
      [
        someField({ name: 'card', label: '账号', isOneLine: true, rule: rules('_checkBankCard') }),
        someField({ name: 'services', label: '服务', isOneLine: true, componentType: 'checkbox', originalField: fromDictionary('KXYE') })
      ],
      { dictionaries: exampleDictionaries }
    ),
    { attempt: 0 }
  )
  const card = screen.getByRole('textbox', { name: '账号' })
  await card.click()
  await userEvent.keyboard('0000')
  const service = screen.getByRole('checkbox').first()
  const before = service.element().getBoundingClientRect().top
  await service.click()
  await expect.element(card).toHaveAttribute('aria-invalid', 'true')
  expect(service.element().getBoundingClientRect().top).toBeGreaterThan(before)
  expect(store.values()['T1001^services']).not.toBe('')
  await card.click()
  await userEvent.keyboard('{Control>}a{/Control}6222021234567890{Tab}')
  await expect.element(card).not.toHaveAttribute('aria-invalid', 'true')
})

it('a link of the error summary opens the folded group of its field and focuses it', async () => {
  const folded = {
    code: 'T2',
    name: '更多',
    isCollapsible: true,
    fieldList: [someField({ id: 'T2001^bank', name: 'bank', label: '银行' })]
  }
  const { store, screen } = await renderForm(someForm([someField({ name: 'a' })], { groups: [folded] }))
  await expect.element(screen.getByRole('button', { name: '更多' })).toHaveAttribute('aria-expanded', 'false')
  store.showIssues([{ kind: 'field', id: 'T2001^bank', label: '银行', fn: 'x', message: '开户行不存在', text: '[银行]字段开户行不存在' }])
  await screen.getByRole('link', { name: '银行：开户行不存在' }).click()
  await expect.element(screen.getByRole('textbox', { name: '银行' })).toHaveFocus()
})

it('a field that linkage hides leaves the page, and a group without visible fields goes with it', async () => {
  const jsStr = JSON.stringify([{ when: { field: 'twins', is: '是' }, then: { show: ['count'] } }])
  const group = {
    code: 'T2',
    name: '多胎',
    isCollapsible: false,
    fieldList: [someField({ id: 'T2001^count', name: 'count', label: '胎数' })]
  }
  const { screen } = await renderForm(someForm([someField({ name: 'twins', label: '是否多胎', jsStr })], { groups: [group] }))
  await expect.element(screen.getByRole('heading', { name: '多胎' })).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: '是否多胎' }).fill('是')
  await expect.element(screen.getByRole('textbox', { name: '胎数' })).toBeVisible()
})

it('typing in one of a thousand fields draws that field alone', async () => {
  const fields = Array.from({ length: 1000 }, (_, at) => someField({ name: `n${at}`, label: `字段${at}`, rule: rules('_isNullorEmpty') }))
  const { screen } = await renderForm(someForm(fields))
  const changed = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      changed.add(
        (target instanceof Element ? target : target.parentElement)?.closest('[data-field]')?.getAttribute('data-field') ?? 'elsewhere'
      )
  })
  observer.observe(screen.container, { subtree: true, childList: true, attributes: true, characterData: true })
  await screen.getByRole('textbox', { name: '字段500', exact: true }).click()
  await userEvent.keyboard('张三')
  await userEvent.clear(screen.getByRole('textbox', { name: '字段500', exact: true }))
  await userEvent.tab()
  await expect.element(screen.getByText(messageOf('_isNullorEmpty'))).toBeVisible()
  observer.disconnect()
  const elsewhere = [...changed].filter((id) => id !== 'T1001^n500')
  expect(elsewhere.every((id) => id === 'elsewhere')).toBe(true)
})

it('what says how the form stands comes when a field is gone into, and the first key brings nothing more', async () => {
  const { screen } = await renderForm(someForm([someField({ name: 'a', label: '甲' })]))
  const voices = screen.getByRole('status')
  expect(voices.elements()).toEqual([])
  await screen.getByRole('textbox', { name: '甲' }).click()
  await expect.poll(() => voices.elements().length).toBeGreaterThan(0)
  const before = screen.container.querySelectorAll('*').length
  await userEvent.keyboard('张')
  await expect.element(screen.getByRole('textbox', { name: '甲' })).toHaveValue('张')
  expect(screen.container.querySelectorAll('*').length).toBe(before)
})

it('what a choice takes away of what was typed is said, and comes back with the choice when it is taken back', async () => {
  const jsStr = JSON.stringify([{ when: { field: 'twin', is: '0' }, then: { hide: ['name'], clear: ['name'] } }])
  const originalField = fromDictionary('inline:1=是;0=否')
  const { screen } = await renderForm(
    someForm([
      someField({ name: 'twin', label: '是否多胞胎', value: '1', componentType: 'select', jsStr, originalField }),
      someField({ name: 'name', label: '同胞姓名' })
    ])
  )
  const twin = screen.getByRole('combobox', { name: '是否多胞胎' })
  await screen.getByRole('textbox', { name: '同胞姓名' }).fill('王小明')
  await twin.selectOptions('0')
  await expect.element(screen.getByText('您填写的“同胞姓名”已清空')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: '撤销' }).click()
  await expect.element(screen.getByRole('textbox', { name: '同胞姓名' })).toHaveValue('王小明')
  await expect.element(twin).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: '撤销' })).not.toBeInTheDocument()
  await twin.selectOptions('0')
  await screen.getByRole('button', { name: '知道了' }).click()
  await expect.element(screen.getByText('您填写的“同胞姓名”已清空')).not.toBeInTheDocument()
})

it.each([1, 2])('Enter in a text field sends nothing and takes nothing away, where a group has %i', async (count) => {
  const fields = ['a', 'b'].slice(0, count).map((name) => someField({ name, label: name }))
  const { store, screen } = await renderForm(someForm(fields))
  let isSent = false
  const sent = (event: SubmitEvent) => (isSent ||= !event.defaultPrevented)
  window.addEventListener('submit', sent)
  await userEvent.type(screen.getByRole('textbox', { name: 'a' }), '甲{Enter}')
  window.removeEventListener('submit', sent)
  expect(isSent).toBe(false)
  expect(store.values()['T1001^a']).toBe('甲')
})

it('what the browser reads again with every key are the fields of one group, and none where it would read no form so large', async () => {
  const owner = () => page.getByRole('textbox').first().element().closest('form')
  const { screen } = await renderForm(exampleForm)
  expect(owner()?.querySelector('[data-field="T1001^babyName"]')).not.toBeNull()
  expect(owner()?.querySelector('[data-field^="T2"]')).toBeNull()
  await screen.unmount()
  await renderForm(manyFields(201))
  expect(owner()).toBeNull()
})
