import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { HandlingState } from '../../handling/HandlingState.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { readyToSubmit } from '../../testing/submitted.ts'

const region = JSON.stringify([{ name: '黑龙江省', value: '230000000000' }])
const values = {
  fatherName: '林海峰',
  fatherNation: '03',
  fatherHukouRegion: region,
  fatherHukouAddr: '哈尔滨市南岗区松柏小区5号楼2单元301室'
}
const known = { source: '公安', at: '2026-11-20T03:59:00.000Z', values }
const mark = '来自公安（登记信息），2026-11-20 11:59'
const filledIds = ['NB3027^fatherName', 'NB3031^fatherNation', 'NB3035^fatherHukouRegion', 'NB3036^fatherHukouAddr']

const answers = (service: FakeService) =>
  service.answer('spaceRegisters', 'checkYb', ({ json }) => {
    const isHukou = (json as { readonly checkType: string }).checkType === 'NB_C03'
    return { status: '1' as const, message: '', ...(isHukou ? { known } : {}) }
  })
const ready = (more: Readonly<Record<string, string>> = {}): Partial<HandlingState> => {
  const { values: all = {}, ...done } = readyToSubmit()
  const others = Object.entries(all).filter(([id]) => !filledIds.includes(id))
  return { ...done, checkResults: {}, formDone: false, values: { ...Object.fromEntries(others), ...more } }
}
const address = () => page.getByRole('textbox', { name: '父亲户籍详细地址' })
const shownOf = (id: string) => document.querySelector(`[data-field="${id}"]`)?.textContent ?? ''
const checkAndGoOn = async () => {
  await page.getByRole('button', { name: '开始核验' }).click()
  await expect.element(page.getByText('公安的登记信息已填入表单（4 项），可在填写表单时核对。')).toBeVisible()
  await page.getByRole('button', { name: '下一步：填写表单' }).click()
  await expect.element(address()).toBeVisible()
}

describe('what the pre-check knows', () => {
  it('fills the form, marked with source and time, over a refresh; the scene’s closed field is locked', async () => {
    const { refresh } = await renderFlow('newConditionPreCheck', { loggedIn: true, done: ready(), answers })
    await checkAndGoOn()
    const marked = async () => {
      await expect.element(address()).toHaveValue(values.fatherHukouAddr)
      await expect.element(page.getByText(mark)).toHaveLength(4)
      await expect.element(page.getByRole('textbox', { name: '父亲姓名' })).toHaveAttribute('readonly')
      expect(shownOf('NB3035^fatherHukouRegion')).toContain('黑龙江省')
    }
    await marked()
    await expect.poll(() => sessionStorage.getItem('onething:HLJYJS0001')).toContain('2026-11-20T03:59:00.000Z')
    const { service } = await refresh()
    await page.getByRole('button', { name: '下一步：填写表单' }).click()
    await marked()
    expect(service.requestsOf('spaceRegisters.checkYb')).toEqual([])
  })

  it('is the person’s to change, and offered again beside what they typed', async () => {
    await renderFlow('newConditionPreCheck', { loggedIn: true, done: ready(), answers })
    await checkAndGoOn()
    await address().fill('哈尔滨市道里区')
    await expect.element(page.getByText(`登记信息为“${values.fatherHukouAddr}”，${mark}`)).toBeVisible()
    await page.getByRole('button', { name: '父亲户籍详细地址：用登记信息替换' }).click()
    await expect.element(address()).toHaveValue(values.fatherHukouAddr)
    expect(shownOf('NB3036^fatherHukouAddr')).toContain(`${mark}${values.fatherHukouAddr}`)
    await expect.element(page.getByRole('button', { name: /用登记信息替换/ })).not.toBeInTheDocument()
  })

  it('never replaces by itself what was typed before', async () => {
    const done = ready({ 'NB3036^fatherHukouAddr': '哈尔滨市香坊区' })
    await renderFlow('newConditionPreCheck', { loggedIn: true, done, answers })
    await checkAndGoOn()
    await expect.element(address()).toHaveValue('哈尔滨市香坊区')
    await expect.element(page.getByRole('button', { name: '父亲户籍详细地址：用登记信息替换' })).toBeVisible()
  })

  it('goes when the number it was asked with changes, and is asked for again', async () => {
    const { step } = await renderFlow('newConditionPreCheck', { loggedIn: true, done: ready(), answers })
    await checkAndGoOn()
    const number = page.getByRole('textbox', { name: '父亲证件号码' })
    await page.getByRole('button', { name: '显示父亲证件号码' }).click()
    await number.fill('230199199606160019')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(mark)).not.toBeInTheDocument()
    await page.getByRole('button', { name: '下一步：上传材料' }).click()
    await expect.element(page.getByText('您修改了核验所用的信息，请重新核验后继续。')).toBeVisible()
    expect(step()).toBe('newConditionPreCheck')
  })
})
