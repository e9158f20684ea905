import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../queries/queryClient.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { readyToSubmit } from '../../testing/submitted.ts'

const remembered = () => sessionStorage.getItem(`onething:${newbornScene.sceneCode}`) ?? ''

describe('combined form', () => {
  it('[R-2.4-21] shows one form for all matters and keeps what is typed in the tab', async () => {
    await renderFlow('themeForm', { loggedIn: true, done: { ...readyToSubmit(), formDone: false } })
    const weight = page.getByRole('textbox', { name: '出生体重（克）' })
    await expect.element(weight).toHaveValue('3350')
    await weight.fill('3400')
    await expect.poll(remembered).toContain('"3400"')
  })

  it('names the source of a prefilled value until it is changed', async () => {
    const { values: _values, ...done } = readyToSubmit()
    await renderFlow('themeForm', { loggedIn: true, done })
    const source = page.getByText('来自实名认证')
    await expect.element(source).toBeVisible()
    const name = page.getByRole('textbox', { name: '母亲姓名' })
    await expect.element(name).toHaveValue('周*岚')
    await page.getByRole('button', { name: '显示母亲姓名' }).click()
    await name.fill('周晓兰')
    await userEvent.keyboard('{Tab}')
    await expect.element(source).not.toBeInTheDocument()
  })

  it('does not go on with a wrong value and leads to it', async () => {
    const { step } = await renderFlow('themeForm', {
      loggedIn: true,
      done: { ...readyToSubmit(), formDone: false, values: { ...readyToSubmit().values, 'NB1001^babyName': '' } }
    })
    await page.getByRole('button', { name: '下一步：上传材料' }).click()
    await expect.element(page.getByRole('heading', { name: '有 1 处需要修改' })).toHaveFocus()
    expect(step()).toBe('themeForm')
    await page.getByRole('link', { name: /新生儿姓名/ }).click()
    await expect.element(page.getByRole('textbox', { name: '新生儿姓名' })).toHaveFocus()
  })

  it('keeps own typing, marks and what is wrong over a refresh', async () => {
    const { 'NB2015^motherName': _name, 'NB1010^birthNewbornNo': _no, ...values } = readyToSubmit().values ?? {}
    const answers = (service: FakeService) =>
      service.answer('spaceRegisters', 'jsLinkage', () => ({
        found: true,
        source: '卫生健康',
        at: '2026-11-20T04:00:00.000Z',
        values: { birthNewbornNo: 'BN20261103' }
      }))
    const { refresh } = await renderFlow('themeForm', {
      loggedIn: true,
      done: { ...readyToSubmit(), formDone: false, values: { ...values, 'NB1001^babyName': '' } },
      answers
    })
    const registerMark = () => page.getByText('来自卫生健康（登记信息），2026-11-20 12:00')
    const mobile = () => page.getByRole('textbox', { name: '母亲手机号码' })
    await expect.element(registerMark()).toBeVisible()
    await mobile().fill('13904510009')
    await page.getByRole('button', { name: '下一步：上传材料' }).click()
    await expect.element(page.getByRole('heading', { name: /处需要修改$/ })).toBeVisible()
    const { service } = await refresh()
    await expect.element(mobile()).toHaveValue('13904510009')
    await expect.element(registerMark()).toBeVisible()
    await expect.element(page.getByRole('heading', { name: /处需要修改$/ })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '新生儿姓名' })).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('textbox', { name: '母亲姓名' })).toHaveValue('周*岚')
    /** A field that the scene closes stays closed by the register's word alone; each of the two registers is asked once in each page. */
    await expect.poll(() => service.requestsOf('spaceRegisters.jsLinkage').length).toBe(2)
  })

  it('asks for the pre-check again when a value it used has changed', async () => {
    const { step } = await renderFlow('themeForm', { loggedIn: true, done: { ...readyToSubmit(), formDone: false } })
    const birth = page.getByRole('textbox', { name: '出生时间' })
    await birth.fill('2026-11-04 09:00')
    await userEvent.keyboard('{Tab}')
    await page.getByRole('button', { name: '下一步：上传材料' }).click()
    await expect.element(page.getByText('您修改了核验所用的信息，请重新核验后继续。')).toBeVisible()
    expect(step()).toBe('newConditionPreCheck')
  })
})

it('keeps the form as it stands when everything is asked again after a new login', async () => {
  const { service } = await renderFlow('themeForm', { loggedIn: true, done: { ...readyToSubmit(), formDone: false } })
  const weight = page.getByRole('textbox', { name: '出生体重（克）' })
  await weight.fill('3400')
  const before = weight.element()
  await queryClient.invalidateQueries()
  await expect.poll(() => service.requestsOf('oneThingForms.getSxForm').length).toBe(2)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(weight.element()).toBe(before)
  await expect.element(weight).toHaveFocus()
})
