import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { sampleApplication } from '../../testing/sampleApplication.ts'
import { readyToSubmit, submittedForm } from '../../testing/submitted.ts'

const birthNo = 'NB1010^birthNewbornNo'
const values: FormValues = { ...readyToSubmit().values, [birthNo]: '' }
const found = { found: true, source: '卫生健康', at: '2026-11-20T04:00:00.000Z', values: { birthNewbornNo: 'BN20261103' } }
const accepted = { applyNo: '230100-20261120-AAAA', submittedAt: '2026-11-20T04:10:00.000Z', items: [] }

const open = (step: string, answers: (service: FakeService) => void, part: object = {}) =>
  renderFlow(step, {
    loggedIn: true,
    done: { ...readyToSubmit(), values, ...part },
    answers: (service) => {
      service.answer('oneThingSubmit', 'submitSx', () => accepted)
      service.answer('oneThingApplications', 'getOneThingDetail', () => ({ ...sampleApplication, applyNo: accepted.applyNo }))
      answers(service)
    }
  })
/** Names of the registers that were asked, in no order. */
const asked = (service: FakeService) =>
  service
    .requestsOf('spaceRegisters.jsLinkage')
    .map(({ json }) => (json as { readonly interfacename: string }).interfacename)
    .toSorted()
const registers = ['newBorn/getMedicalCertificate', 'newBorn/getNewBornInfo']
const birthNoField = () => page.getByRole('textbox', { name: '分娩登记号' })
const withBirthNo = (value: string) => ({ fieldList: expect.arrayContaining([{ id: 'birthNewbornNo', type: 'text', value }]) })
const toMaterials = () => page.getByRole('button', { name: '下一步：上传材料' }).click()
const onMaterials = () => expect.element(page.getByRole('heading', { level: 1, name: '上传材料' })).toBeVisible()
const back = () => page.getByRole('button', { name: '上一步' }).click()
const submit = async (service: FakeService) => {
  await page.getByRole('button', { name: '下一步：核对并提交' }).click()
  await page.getByRole('button', { name: '确认提交' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '提交成功' })).toBeVisible()
  const [sent] = service.requestsOf('oneThingSubmit.submitSx')
  return sent && submittedForm(sent)
}

describe('the one form of a handling', () => {
  it('asks a register once over form, materials and back', async () => {
    const { service } = await open('themeForm', (service) =>
      service.answer('spaceRegisters', 'jsLinkage', () => ({ found: false, values: {} }))
    )
    await expect.element(birthNoField()).toBeVisible()
    await expect.poll(() => asked(service)).toEqual(registers)
    await toMaterials()
    await onMaterials()
    await back()
    await expect.element(birthNoField()).toBeVisible()
    await toMaterials()
    await onMaterials()
    expect(asked(service)).toEqual(registers)
  })

  it('submits nothing that a register answered after the form was left', async () => {
    const register = Promise.withResolvers<typeof found>()
    const { service } = await open('themeForm', (service) => service.answer('spaceRegisters', 'jsLinkage', () => register.promise))
    await expect.element(birthNoField()).toBeVisible()
    await toMaterials()
    await onMaterials()
    register.resolve(found)
    expect(await submit(service)).toMatchObject(withBirthNo(''))
  })

  it('shows what a register answered in between when one comes back, and submits it then', async () => {
    const register = Promise.withResolvers<typeof found>()
    const { service } = await open('themeForm', (service) => service.answer('spaceRegisters', 'jsLinkage', () => register.promise))
    await expect.element(birthNoField()).toBeVisible()
    await toMaterials()
    await onMaterials()
    register.resolve(found)
    await back()
    await expect.element(birthNoField()).toHaveValue('BN20261103')
    await expect.element(page.getByText('来自卫生健康（登记信息），2026-11-20 12:00')).toBeVisible()
    await toMaterials()
    await onMaterials()
    expect(await submit(service)).toMatchObject(withBirthNo('BN20261103'))
  })

  it('asks no register where the fields are not shown', async () => {
    const { service } = await open('themeMaterial', (service) => service.answer('spaceRegisters', 'jsLinkage', () => found))
    await onMaterials()
    expect(await submit(service)).toMatchObject(withBirthNo(''))
    expect(service.requestsOf('spaceRegisters.jsLinkage')).toHaveLength(0)
  })

  it('leads back to the form when it holds a value that nobody saw', async () => {
    const { 'NB2015^motherName': _name, ...rest } = values
    const { service, step } = await open('themeMaterial', () => undefined, { values: rest })
    await page.getByRole('button', { name: '下一步：核对并提交' }).click()
    await expect.element(page.getByText('表单里有新填入的内容，请核对后再次提交。')).toBeVisible()
    expect(step()).toBe('themeForm')
    expect(service.requestsOf('oneThingSubmit.submitSx')).toHaveLength(0)
  })

  it('[R-1-16] [R-4.2-35] [R-4.2-36] is asked for when other answers bring another form, and never again for the same one', async () => {
    const { service } = await open('themeForm', () => undefined)
    const asked = () => service.requestsOf('oneThingForms.getSxForm').length
    await expect.element(page.getByRole('heading', { name: '落户信息' })).toBeVisible()
    expect(asked()).toBe(1)
    await toMaterials()
    await onMaterials()
    await back()
    await expect.element(birthNoField()).toBeVisible()
    expect(asked()).toBe(1)
    await page
      .getByRole('navigation', { name: '办理步骤' })
      .getByRole('button', { name: /答题引导/ })
      .click()
    await page
      .getByRole('radiogroup', { name: /落户意向/ })
      .getByRole('radio', { name: '暂不落户' })
      .click()
    await page.getByRole('button', { name: /^下一步/ }).click()
    await page.getByRole('button', { name: '下一步：条件预检' }).click()
    await page.getByRole('button', { name: '下一步：填写表单' }).click()
    await expect.element(birthNoField()).toBeVisible()
    expect(page.getByRole('heading', { name: '落户信息' }).elements()).toEqual([])
    expect(asked()).toBe(2)
  })

  it('keeps what was typed when other answers bring another form', async () => {
    await open('themeForm', () => undefined)
    const weight = page.getByRole('textbox', { name: '出生体重（克）' })
    await weight.fill('3400')
    await page
      .getByRole('navigation', { name: '办理步骤' })
      .getByRole('button', { name: /答题引导/ })
      .click()
    const born = page.getByRole('radiogroup', { name: /落户意向/ })
    await born.getByRole('radio', { name: '暂不落户' }).click()
    await page.getByRole('button', { name: /^下一步/ }).click()
    await page.getByRole('button', { name: '下一步：条件预检' }).click()
    await page.getByRole('button', { name: '下一步：填写表单' }).click()
    await expect.element(weight).toHaveValue('3400')
  })
})
